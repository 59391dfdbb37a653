import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { theme } from '../src/app/theme/theme';

const Themed = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
);

/** Renders a piece in the product's theme. */
export function renderUi(piece: ReactElement) {
  return render(piece, { wrapper: Themed });
}
