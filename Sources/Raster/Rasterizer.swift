// Root of the Raster layer.
