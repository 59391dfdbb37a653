import GlobalStyles from '@mui/material/GlobalStyles';

const STYLES = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body header, body nav, .no-print, [role=status]': { display: 'none !important' },
        'body, #root': { background: '#fff !important', color: '#000 !important' },
        main: { padding: '0 !important', maxWidth: 'none !important' },
        '#root': { paddingBottom: '0 !important' },
        // What isn't in view is laid out all the same.
        'main section': { contentVisibility: 'visible !important' },
        '.MuiCard-root': { borderRadius: '8px !important', breakInside: 'avoid' },
      },
    }}
  />
);

/** Prints the screen it is on as a page to keep: its content alone, on white. */
export function PrintedPage() {
  return STYLES;
}
