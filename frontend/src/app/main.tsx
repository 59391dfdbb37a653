import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppFrame } from './app-frame';
import { ErrorBoundary } from './error-boundary';
import './crash.css';
import './fonts.css';
import { PATHS } from './paths';
import { Providers } from './providers';
import { createQueryClient } from './query-client';
import { AppRoutes } from './router';
import { keepAppForOffline } from './service-worker';

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
