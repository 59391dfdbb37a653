import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { appLock } from '../lib/app-lock/app-lock';
import { arrivedAnswers } from '../lib/api/arrived-answers';
import { applyAppName } from '../lib/device/app-name';
import { watchDialogHistory } from '../lib/dialog-history';
import { dropExpiredData } from '../lib/storage/browser-storage';
import { hideLinkToken } from '../lib/link-token';
import { privateStorage } from '../lib/storage/private-storage';
import { PATHS } from '../lib/paths';
import { AppFrame } from './app-frame';
import { ErrorBoundary } from './error-boundary';
import { createQueryClient, Providers } from './providers';
import { AppRoutes } from './router';
import './crash.css';
import './fonts.css';

const SCRIPT = '/service-worker.js';

/** Runs after the page has loaded, so that filling the cache doesn't slow down the first screen. */
function keepAppForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register(SCRIPT).catch(() => {
      // Without it, the app works except for opening offline.
    });
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

const isDashboard = (path: string) => path === PATHS.home || path.startsWith(PATHS.dashboard);

hideLinkToken();
dropExpiredData();
privateStorage.watch();
watchDialogHistory();
appLock.watch();
arrivedAnswers.collect(!appLock.isLocked);
applyAppName();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

// Almost always the next screen, so it loads without waiting for the account.
if (isDashboard(window.location.pathname) && !appLock.isLocked) void import('./dashboard-screen');

// Renders in slices, so that a busy phone still responds to taps on the first screen.
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
