import type { PaletteOptions, Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    /**
     * Colors for a percentage, which always appears with its number and a word. `edge` outlines what can be chosen or
     * filled: 3:1 against every background.
     */
    score: { high: string; mid: string; low: string; track: string; edge: string };
    /** Soft backgrounds in the two brand colors. */
    soft: { heart: string; head: string };
  }
  interface PaletteOptions {
    score?: Palette['score'];
    soft?: Palette['soft'];
  }
}

/** `primary` is the head (deep teal), `secondary` the heart (rose); all text pairs meet WCAG AA. */
export const lightPalette: PaletteOptions = {
  primary: { main: '#17525f', light: '#2b6f7d', dark: '#0e3d48', contrastText: '#ffffff' },
  secondary: { main: '#c23a5c', light: '#e06a83', dark: '#9d2a48', contrastText: '#ffffff' },
  error: { main: '#b3261e', contrastText: '#ffffff' },
  success: { main: '#22704c', contrastText: '#ffffff' },
  warning: { main: '#8a5a00', contrastText: '#ffffff' },
  background: { default: '#faf6f0', paper: '#fffdf9' },
  text: { primary: '#1d2930', secondary: '#566068', disabled: '#7a8085' },
  // Icons recede behind the text; what can't be used now is 3:1 on every ground, also its own.
  action: { active: '#566068', disabled: '#7a8085' },
  divider: '#e5dcd0',
  score: { high: '#2c8059', mid: '#b97f16', low: '#ad3a24', track: '#ece4d9', edge: '#8d8476' },
  soft: { heart: '#fbe9ea', head: '#e4eff0' },
};

export const darkPalette: PaletteOptions = {
  primary: { main: '#82c8d0', light: '#b5e0e5', dark: '#5aa2ac', contrastText: '#0b2b32' },
  secondary: { main: '#f48d9c', light: '#fbc0c8', dark: '#d26b7d', contrastText: '#3d0e1a' },
  error: { main: '#ffaba0', contrastText: '#44100a' },
  success: { main: '#84d3a9', contrastText: '#0b2f1e' },
  warning: { main: '#ecc265', contrastText: '#352500' },
  background: { default: '#1b1917', paper: '#25221f' },
  text: { primary: '#f3eee7', secondary: '#bcb5ae', disabled: '#968f89' },
  action: { active: '#bcb5ae', disabled: '#968f89' },
  divider: '#3d3934',
  score: { high: '#6cc798', mid: '#e5b64c', low: '#f0876f', track: '#3a3631', edge: '#847d75' },
  soft: { heart: '#3d2629', head: '#1f3437' },
};

/**
 * What lies over the page is lighter than all that is on the page, with a clearer line around it. It sets
 * the variables, so that the fields and bars inside it match.
 */
export const raisedInDark = (theme: Theme) =>
  theme.applyStyles('dark', {
    '--mui-palette-background-paper': '#302c28',
    '--mui-palette-divider': '#524c45',
    '--mui-palette-score-track': '#443f39',
  });
