import type { Components, Theme } from '@mui/material/styles';

const PHONE = '@media (max-width: 599.95px)';
const REDUCED = '@media (prefers-reduced-motion: reduce)';

/** The page itself: ground, focus ring, selection, and stillness for those who ask for it. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingBottom: 96, WebkitTextSizeAdjust: '100%' },
      body: { minHeight: '100dvh', overflowWrap: 'break-word', fontFeatureSettings: "'ss01' 0" },
      '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
      ':focus-visible': {
        outline: `2px solid ${theme.vars?.palette.primary.main}`,
        outlineOffset: 2,
      },
      'main:focus-visible': { outline: 'none' },
      // Where a bar of buttons stands at the bottom, a toast stands above it or beside it.
      'body:has(.MuiDialog-root)': { '--toast-margin': 0 },
      [PHONE]: {
        'body:has([data-bottom-bar])': { '--bottom-bar': '116px' },
      },
      '::selection': { backgroundColor: theme.vars?.palette.soft.heart },
      [REDUCED]: {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '1ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
