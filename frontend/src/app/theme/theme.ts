import { createTheme } from '@mui/material/styles';
import { components } from './theme-components';
import { darkPalette, lightPalette } from './theme-palette';

const SANS = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";
const SERIF = "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Narrow Fallback', Georgia, serif";

/** Steps of the type scale in px: 13, 15, 17, 20, 26, 34, 46. */
const rem = (pixels: number) => `${pixels / 16}rem`;
const WIDE = '@media (min-width:600px)';

const heading = (small: number, large: number, letterSpacing = '-0.015em') => ({
  fontFamily: SERIF,
  fontWeight: 560,
  fontSize: rem(small),
  lineHeight: 1.18,
  letterSpacing,
  textWrap: 'balance' as const,
  [WIDE]: { fontSize: rem(large) },
});

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  spacing: 8,
  shape: { borderRadius: 12 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1120, xl: 1440 } },
  typography: {
    fontFamily: SANS,
    h1: heading(26, 34, '-0.02em'),
    h2: heading(20, 26),
    h3: heading(20, 20, '-0.01em'),
    h4: { ...heading(17, 17, '-0.005em'), fontFamily: SANS, fontWeight: 650 },
    subtitle1: { fontSize: rem(17), lineHeight: 1.5 },
    body1: { fontSize: rem(16), lineHeight: 1.55, [WIDE]: { fontSize: rem(15) } },
    body2: { fontSize: rem(13), lineHeight: 1.5 },
    caption: { fontSize: rem(13), lineHeight: 1.45 },
    button: { fontSize: rem(15), fontWeight: 620, textTransform: 'none', letterSpacing: 0 },
  },
  transitions: {
    duration: {
      shortest: 150,
      shorter: 150,
      short: 200,
      standard: 200,
      complex: 250,
      enteringScreen: 200,
      leavingScreen: 150,
    },
  },
  components,
});
