// Root.
