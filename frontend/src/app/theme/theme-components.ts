import type { Components, Theme } from '@mui/material/styles';
import { FORCED_COLORS } from '../../ui/dials/bar-styles';
import { fieldComponents } from './theme-fields';
import { raisedInDark } from './theme-palette';

const PHONE = '@media (max-width: 599.95px)';
/** Lower than this there's hardly room for a line between a bar at the top and one at the bottom. */
const LOW = '@media (max-height: 479.95px)';
const REDUCED = '@media (prefers-reduced-motion: reduce)';

/** The page itself: background, focus ring, selection, and reduced motion. */
const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingBottom: 96, WebkitTextSizeAdjust: '100%' },
      body: {
        minHeight: '100dvh',
        overflowWrap: 'break-word',
        textWrap: 'pretty',
        fontFeatureSettings: "'ss01' 0",
      },
      // The end of a page can be scrolled out from under a toast.
      '#root': {
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        paddingBottom: 'var(--toast, 0px)',
      },
      ':focus-visible': {
        outline: `2px solid ${theme.vars?.palette.primary.main}`,
        outlineOffset: 2,
      },
      'main:focus-visible': { outline: 'none' },
      // If there is a bar of buttons at the bottom, toasts appear above it or next to it.
      [PHONE]: {
        'body:has([data-bottom-bar])': { '--bottom-bar': '116px' },
        'body:has([data-floating-button])': { '--floating-button': '58px' },
      },
      // On a very low screen, such as one zoomed to 400%, what stays in place would leave no room for the rest.
      [LOW]: { '[data-sticks]': { position: 'static !important', maxHeight: 'none !important' } },
      [FORCED_COLORS]: {
        '[aria-pressed=true], [aria-selected=true], .MuiTabs-indicator, .MuiLinearProgress-bar': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight !important',
          color: 'HighlightText !important',
        },
        '.MuiLinearProgress-root, .MuiSwitch-track, .MuiChip-root': { border: '1px solid CanvasText' },
        '.MuiSwitch-thumb': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
        '.Mui-checked .MuiSwitch-thumb': { backgroundColor: 'Highlight' },
      },
      // As fine at every size as those of the native folds.
      '.lucide-chevron-down > *': { strokeWidth: 1.75, vectorEffect: 'non-scaling-stroke' },
      '::selection': { backgroundColor: theme.vars?.palette.soft.head },
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

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** The first thing to do with one of many, next to the page's own filled button. */
    tonal: true;
  }
}

const hairline = (theme: Theme) => `1px solid ${(theme.vars ?? theme).palette.divider}`;
/** Ten rating cells of 32 px fit between these edges on a 360 px screen. */
const PHONE_EDGE = 16;
const TEXT_BUTTON_PADDING = 14;
const LIFTED = '0 12px 40px -12px rgb(20 24 28 / 0.35)';

const buttons: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        borderRadius: 999,
        paddingInline: 20,
        // Of a long label that takes two lines on a narrow phone.
        lineHeight: 1.3,
        transition: 'background-color 150ms, border-color 150ms',
        [FORCED_COLORS]: { border: '1px solid ButtonText' },
      },
      sizeSmall: { paddingInline: 14 },
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: '1.0625rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars?.palette.score.edge,
        backgroundColor: theme.vars?.palette.background.paper,
      }),
      // `data-edge`: its words, and not the room around them, start or end where the rest of the column does.
      text: {
        paddingInline: TEXT_BUTTON_PADDING,
        '&[data-edge=start]': { marginInlineStart: -TEXT_BUTTON_PADDING },
        '&[data-edge=start] > .MuiButton-startIcon': { marginInlineStart: 0 },
        '&[data-edge=end]': { marginInlineEnd: -TEXT_BUTTON_PADDING },
        // Where a row breaks on a phone, its button begins the next line.
        '&[data-edge=wraps]': { marginInline: `-${TEXT_BUTTON_PADDING}px` },
      },
    },
    variants: [
      { props: { variant: 'tonal', size: 'small' }, style: { fontSize: '0.8125rem' } },
      {
        props: { variant: 'tonal' },
        style: ({ theme }) => ({
          color: theme.vars?.palette.primary.main,
          backgroundColor: theme.vars?.palette.soft.head,
          '&:hover': {
            backgroundColor: theme.vars?.palette.primary.main,
            color: theme.vars?.palette.primary.contrastText,
          },
        }),
      },
    ],
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { fontWeight: 560, textUnderlineOffset: '0.2em', textDecorationThickness: 1 } },
  },
};

const surfaces: Components<Theme> = {
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  // Positioned, so that what is there for screen readers only stays within what scrolls and can't lengthen the page.
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({ position: 'relative', border: hairline(theme), borderRadius: 20 }),
    },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 24, '&:last-child': { paddingBottom: 24 } } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...raisedInDark(theme),
        border: hairline(theme),
        borderRadius: 16,
        boxShadow: LIFTED,
        marginTop: 8,
        minWidth: 200,
      }),
      list: { padding: 8 },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44, borderRadius: 10, fontSize: '0.9375rem' } } },
  MuiChip: {
    styleOverrides: {
      root: { fontWeight: 560, borderRadius: 999 },
      outlined: ({ theme }) => ({ borderColor: theme.vars?.palette.score.edge }),
      clickable: { minHeight: 44 },
    },
  },
  MuiTooltip: {
    styleOverrides: { tooltip: { fontSize: '0.8125rem', borderRadius: 8, padding: '6px 10px' } },
  },
  MuiLinearProgress: { styleOverrides: { root: { height: 6, borderRadius: 3 }, bar: { borderRadius: 3 } } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars?.palette.score.track }),
      rounded: { borderRadius: 12 },
    },
  },
  MuiTabs: { styleOverrides: { indicator: { height: 3, borderRadius: 3 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 48, fontSize: '0.9375rem' } } },
};

const dialogs: Components<Theme> = {
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': {
          backgroundColor: 'rgb(34 27 22 / 0.56)',
          // On a dark page, the same brown would hardly dim the drawings behind it.
          ...theme.applyStyles('dark', { backgroundColor: 'rgb(10 8 6 / 0.68)' }),
        },
      }),
    },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: 'sm' },
    styleOverrides: {
      paper: ({ theme }) => ({
        ...raisedInDark(theme),
        borderRadius: 24,
        boxShadow: LIFTED,
        // In the dark a shadow shows no edge. A ring takes no room from what is inside.
        ...theme.applyStyles('dark', { boxShadow: `0 0 0 1px ${theme.vars?.palette.divider}, ${LIFTED}` }),
        [FORCED_COLORS]: { border: '1px solid CanvasText' },
        // It has focus only until the first key press.
        '&:focus-visible': { outline: 'none' },
        [theme.breakpoints.down('sm')]: {
          margin: 0,
          width: '100%',
          maxWidth: '100%',
          height: '100%',
          maxHeight: 'none',
          borderRadius: 0,
        },
        // Its title and buttons scroll with the rest.
        [LOW]: {
          display: 'block',
          overflowY: 'auto',
          '& form': { display: 'block' },
          '& .MuiDialogContent-root': { overflow: 'visible', maskImage: 'none' },
        },
      }),
    },
  },
  MuiDialogTitle: {
    defaultProps: { variant: 'h2' },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '24px 64px 8px 24px',
        // A title is a sentence that starts at the left: it breaks where the line ends.
        textWrap: 'pretty',
        [theme.breakpoints.down('sm')]: { paddingLeft: PHONE_EDGE },
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'relative',
        padding: '14px 24px 24px',
        // What is scrolled past fades out below the title and above the buttons, instead of being cut through.
        maskImage: 'linear-gradient(transparent, #000 14px calc(100% - 20px), transparent)',
        scrollPaddingBlock: '16px 24px',
        // MUI takes the padding away below a title.
        '.MuiDialogTitle-root + &&': { paddingTop: 14 },
        [FORCED_COLORS]: { maskImage: 'none' },
        [theme.breakpoints.down('sm')]: { paddingInline: PHONE_EDGE },
      }),
    },
  },
  MuiDialogActions: {
    // MUI's own space is a margin that would indent what wraps.
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderTop: hairline(theme),
        padding: '16px 24px calc(16px + env(safe-area-inset-bottom, 0px))',
        flexWrap: 'wrap',
        gap: '8px 16px',
        [theme.breakpoints.down('sm')]: {
          paddingInline: PHONE_EDGE,
          columnGap: 8,
          // What cancels only grows where a long label leaves it a line of its own.
          '& > .MuiButton-root': { flexGrow: 1 },
          '& > .MuiButton-root:not(.MuiButton-text)': { flexGrow: 999 },
        },
      }),
    },
  },
};

export const components: Components<Theme> = {
  ...baseline,
  ...buttons,
  ...fieldComponents,
  ...surfaces,
  ...dialogs,
};
