import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { PATHS } from '../lib/paths';
import { AppFrame } from './app-frame';
import { ErrorBoundary } from './error-boundary';
import { createQueryClient, Providers } from './providers';
import { AppRoutes } from './router';
import './crash.css';
import './fonts.css';

const SCRIPT = '/service-worker.js';

/** After the page is there, so that what the worker keeps for later takes nothing from the first screen. */
function keepAppForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register(SCRIPT).catch(() => {
      // Without it the app needs the network to open; nothing else changes.
    });
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

const isDashboard = (path: string) => path === PATHS.home || path.startsWith(PATHS.dashboard);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

// Nearly always the screen that comes; it need not wait for the account's answer to be fetched.
if (isDashboard(window.location.pathname)) void import('./dashboard-screen');

// In slices: a phone that is busy with the first screen still answers a finger.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <Providers queryClient={createQueryClient()}>
          <BrowserRouter>
            <AppFrame>
              <AppRoutes />
            </AppFrame>
          </BrowserRouter>
        </Providers>
      </ErrorBoundary>
    </StrictMode>,
  );
});

keepAppForOffline();
