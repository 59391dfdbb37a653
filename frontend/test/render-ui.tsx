import type { ReactElement, ReactNode } from 'react';
import { render } from '@testing-library/react';
import { createQueryClient, Providers } from '../src/app/providers';

const Provided = ({ children }: { children: ReactNode }) => (
  <Providers queryClient={createQueryClient()}>{children}</Providers>
);

/** Renders a component in the product's theme. */
export function renderUi(piece: ReactElement) {
  return render(piece, { wrapper: Provided });
}
