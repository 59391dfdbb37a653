import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppFrame } from '../src/app/app-frame';
import { createQueryClient, Providers } from '../src/app/providers';
import { AppRoutes } from '../src/app/router';

function Address({ report }: { report: (address: string) => void }) {
  const { pathname, search } = useLocation();
  report(pathname + search);
  return null;
}

/** Renders a screen, or the whole app at an address, with everything real except the network. */
export function renderApp(
  at: string | { pathname: string; state: object },
  screen: ReactNode = <AppRoutes />,
) {
  let address = typeof at === 'string' ? at : at.pathname;
  const view = render(
    <Providers queryClient={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <Address report={(next) => (address = next)} />
        <AppFrame>{screen}</AppFrame>
      </MemoryRouter>
    </Providers>,
  );
  return { ...view, user: userEvent.setup(), address: () => address };
}
