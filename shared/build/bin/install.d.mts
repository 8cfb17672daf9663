/** Installs if a folder's lock has changed since it was last done, and says so first. Returns the exit code. */
export function installMissing(folder: string, en: string, zh: string): number;
