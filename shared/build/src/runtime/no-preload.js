/** Stands in for the federation runtime's preloading: the loader preloads a page's files itself. */
export const defaultPreloadArgs = {};
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = () => undefined;
