#include "MediaKernels.h"
