import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppFrame } from './app-frame';
import { ErrorBoundary } from './error-boundary';
import './crash.css';
import './fonts.css';
import { Providers } from './providers';
import { createQueryClient } from './query-client';
import { AppRoutes } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

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
