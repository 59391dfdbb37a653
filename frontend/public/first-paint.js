// A device that calls the app Notes does so from the first moment, before the app has loaded.
try {
  if (localStorage.getItem('device:neutral-name') === 'on') {
    document.title = 'Notes';
    document.querySelector('link[rel="icon"]')?.setAttribute('href', '/notes-icon.svg');
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', '/manifest-neutral.webmanifest');
    document.querySelector('.starting')?.remove();
  }
  if (localStorage.getItem('hh:app-locked')) {
    document.title = 'Locked';
    document.querySelector('.starting')?.remove();
  }
} catch {
  // Storage can be disabled.
}

// The words on the page are painted before the app keeps a phone busy; a page out of sight paints nothing.
const start = () => {
  const app = document.getElementById('app');
  if (app instanceof HTMLLinkElement) void import(app.href);
};
if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(start));
else start();
