/** The page that the service worker keeps, and opens every screen with while there is no network. */
export const APP_SHELL = '/app-shell';
