import type { Components, Theme } from '@mui/material/styles';

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
