import { useSyncExternalStore } from 'react';

/**
 * Settings of this browser, no matter who is signed in: signing out leaves them. They say nothing about anyone.
 * `first-paint.js` reads the neutral name, before the app has loaded.
 */
export const DEVICE_SETTINGS = {
  hide: 'device:hide',
  neutralName: 'device:neutral-name',
} as const;

type Setting = keyof typeof DEVICE_SETTINGS;

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of this browser.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function isDeviceSettingOn(setting: Setting): boolean {
  try {
    return localStorage.getItem(DEVICE_SETTINGS[setting]) === 'on';
  } catch {
    return false;
  }
}

export function useDeviceSetting(setting: Setting): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => isDeviceSettingOn(setting));
  const set = (next: boolean) => {
    try {
      if (next) localStorage.setItem(DEVICE_SETTINGS[setting], 'on');
      else localStorage.removeItem(DEVICE_SETTINGS[setting]);
    } catch {
      // Storage can be disabled: then it can't be remembered.
    }
    notify();
  };
  return [isOn, set];
}
