import type { SxProps, Theme } from '@mui/material/styles';

/** On phones, one button a line over the full width. */
export const STACKED_ACTIONS = {
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  alignItems: { xs: 'stretch', sm: 'center' },
  // The doubled parts outweigh the rule of the component wherever this is applied, on it or from above.
  '& > :not(style) ~ :not(style):not(style)': { ml: { xs: 0, sm: 1 } },
  // In a column it would grow in height.
  '& > .MuiButton-root.MuiButton-root': { flexGrow: { xs: 0, sm: undefined } },
} as const satisfies SxProps<Theme>;
