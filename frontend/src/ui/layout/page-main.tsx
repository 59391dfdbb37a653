import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title';

const Main = styled('main', { shouldForwardProp: (name) => name !== 'width' && name !== 'centered' })<{
  width: number;
  centered: boolean;
}>(({ theme, width, centered }) => ({
  width: '100%',
  maxWidth: width,
  marginInline: 'auto',
  padding: '24px 16px 64px',
  flexGrow: 1,
  // Closing dialogs return focus here; the header above stays visible.
  scrollMarginTop: 160,
  [theme.breakpoints.up('sm')]: { padding: '32px 24px 80px' },
  ...(centered && {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    // What is in the middle stays there when a toast comes and goes.
    marginBottom: 'calc(-1 * var(--toast, 0px))',
  }),
}));

interface Props {
  /** The document title, before the product's name. */
  title: string;
  /** Maximum width in px. */
  width?: number;
  centered?: boolean;
  children: ReactNode;
}

/** On the first screen, the browser sets the scroll position and focus, before the skip link. */
let isFirstScreen = true;

/** The main landmark: sets the document title and receives focus after navigation. */
export function PageMain({ title, width = 1120, centered = false, children }: Props) {
  const main = useRef<HTMLElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (isFirstScreen) {
      isFirstScreen = false;
      return;
    }
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <Main ref={main} id="main" tabIndex={-1} width={width} centered={centered}>
      {children}
    </Main>
  );
}
