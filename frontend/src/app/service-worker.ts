const SCRIPT = '/service-worker.js';

/** After the page is there, so that what the worker keeps for later takes nothing from the first screen. */
export function keepAppForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register(SCRIPT).catch(() => {
      // Without it the app needs the network to open; nothing else changes.
    });
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
