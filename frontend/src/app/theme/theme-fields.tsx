import { styled, type Components, type Theme } from '@mui/material/styles';

const Box = styled('svg')(({ theme }) => ({
  width: 22,
  height: 22,
  fill: theme.vars?.palette.background.paper,
  stroke: theme.vars?.palette.text.secondary,
  strokeWidth: 1.5,
  '.Mui-checked > &': { fill: theme.vars?.palette.primary.main, stroke: theme.vars?.palette.primary.main },
  '& path': {
    fill: 'none',
    stroke: theme.vars?.palette.primary.contrastText,
    strokeWidth: 2.25,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
}));

function CheckIcon({ isChecked = false }: { isChecked?: boolean }) {
  return (
    <Box viewBox="0 0 22 22" aria-hidden>
      <rect x="1.25" y="1.25" width="19.5" height="19.5" rx="6" />
      {isChecked && <path d="M6.2 11.4l3.2 3.2 6.4-7" />}
    </Box>
  );
}

/** The input itself is transparent; the box around it shows focus. */
const ring = (theme: Theme) => ({ outline: `2px solid ${theme.vars?.palette.primary.main}` });

/** Labels sit above their fields at full size: they never shrink, move or hide behind the text. */
export const fieldComponents: Components<Theme> = {
  MuiTextField: { defaultProps: { fullWidth: true, variant: 'outlined' } },
  MuiFormControl: { styleOverrides: { root: { minWidth: 0 } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 6,
        fontSize: '0.9375rem',
        fontWeight: 560,
        lineHeight: 1.4,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        color: theme.vars?.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars?.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        backgroundColor: theme.vars?.palette.background.paper,
        fontSize: '1rem',
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: `color-mix(in srgb, ${theme.vars?.palette.text.secondary} 62%, transparent)`,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
      }),
      input: { padding: '12px 14px', minHeight: 20, outline: 'none' },
      multiline: { padding: 0 },
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 2, fontSize: '0.8125rem', lineHeight: 1.45 } },
  },
  MuiCheckbox: {
    defaultProps: { disableRipple: true, icon: <CheckIcon />, checkedIcon: <CheckIcon isChecked /> },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        '&.Mui-focusVisible': { ...ring(theme), outlineOffset: -4 },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      switchBase: ({ theme }) => ({ '&.Mui-focusVisible': { ...ring(theme), outlineOffset: -6 } }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { alignItems: 'flex-start', marginLeft: -10, marginRight: 0 },
      label: { paddingTop: 9 },
    },
  },
};
