/** The page the service worker caches and serves for every screen while offline. */
export const APP_SHELL = '/app-shell';
