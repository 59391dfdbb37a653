/** The page the service worker caches and serves for every screen while offline. */
export const APP_SHELL = '/app-shell';

/** Where a page leaves what its service worker must know about this device: in this cache, at this address. */
export const DEVICE_STORE = 'device-settings';
export const NEUTRAL_NAME_ENTRY = '/device/neutral-name';
