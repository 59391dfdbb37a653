import type { Theme } from '@mui/material/styles';

/** The user's system draws everything in its own few colors, and drops backgrounds. */
export const FORCED_COLORS = '@media (forced-colors: active)';

/** What a bar fills: its outline shows where 100% is, also where the ground's color can't be told from the page's. */
export const barTrack = (theme: Theme) => ({
  backgroundColor: theme.vars?.palette.score.track,
  outline: `1px solid ${theme.vars?.palette.score.edge}`,
  outlineOffset: -1,
});

/** The filled part of a bar. */
export const barFill = (color: string | undefined) => ({
  backgroundColor: color,
  // A blur alone leaves its length to be read.
  '[data-hidden] &': { opacity: 0 },
  [FORCED_COLORS]: { forcedColorAdjust: 'none' as const, background: 'Highlight' },
});

/** Something chosen from several, whose color would otherwise be lost. */
export const CHOSEN_IN_FORCED_COLORS = {
  [FORCED_COLORS]: {
    forcedColorAdjust: 'none' as const,
    backgroundColor: 'Highlight',
    color: 'HighlightText',
  },
};
