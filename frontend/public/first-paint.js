// The words on the page are painted before the app keeps a phone busy; a page out of sight paints nothing.
const start = () => {
  const app = document.getElementById('app');
  if (app instanceof HTMLLinkElement) void import(app.href);
};
if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(start));
else start();
