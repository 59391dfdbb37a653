/** Of the bar of tabs at the bottom of a phone, in px. */
export const BAR_HEIGHT = 64;

/** One of its tabs: the icon above its word, which has one line. */
export const BOTTOM_TAB = {
  flex: '1 1 0',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  minWidth: 0,
  minHeight: BAR_HEIGHT,
  padding: '8px 2px 6px',
  gap: 2,
  fontSize: '0.75rem',
  lineHeight: 1.15,
  // Four labels of different lengths fit one line each, but not on the narrowest phones or with larger text.
  '@media (min-width: 23em)': {
    flex: '1 1 auto',
    minWidth: 72,
    paddingInline: 6,
    fontSize: '0.71875rem',
    whiteSpace: 'nowrap',
  },
} as const;

/** Room around its icon for the surface of the chosen one. */
export const BOTTOM_TAB_ICON = { boxSizing: 'content-box', padding: '2px 14px', borderRadius: 999 } as const;
