/** Stands in for the federation runtime's preloading: the loader preloads what a page takes. */
export const defaultPreloadArgs = {};
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = () => undefined;
