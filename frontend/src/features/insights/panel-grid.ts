/** The two long stories span the page, the two short ones stand side by side. */
export const PANEL_GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateAreas: {
    xs: '"changes" "choice" "tell" "habits"',
    md: '"changes changes" "choice tell" "habits habits"',
  },
} as const;
