import { styled, type Components, type Theme } from '@mui/material/styles';
import { FORCED_COLORS } from '../../ui/dials/bar-styles';

const Box = styled('svg')(({ theme }) => ({
  width: 22,
  height: 22,
  fill: theme.vars?.palette.background.paper,
  stroke: theme.vars?.palette.text.secondary,
  strokeWidth: 1.5,
  '.Mui-checked > &, .MuiCheckbox-indeterminate > &': {
    fill: theme.vars?.palette.primary.main,
    stroke: theme.vars?.palette.primary.main,
  },
  '& path': {
    fill: 'none',
    stroke: theme.vars?.palette.primary.contrastText,
    strokeWidth: 2.25,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  [FORCED_COLORS]: {
    fill: 'Canvas',
    stroke: 'CanvasText',
    '.Mui-checked > &, .MuiCheckbox-indeterminate > &': { fill: 'Highlight', stroke: 'Highlight' },
    '& path': { stroke: 'HighlightText' },
  },
}));

const TICK = 'M6.2 11.4l3.2 3.2 6.4-7';
/** Some, but not all. */
const DASH = 'M6.8 11h8.4';

function CheckIcon({ sign }: { sign?: string }) {
  return (
    <Box viewBox="0 0 22 22" aria-hidden>
      <rect x="1.25" y="1.25" width="19.5" height="19.5" rx="6" />
      {sign && <path d={sign} />}
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
          borderColor: theme.vars?.palette.score.edge,
        },
        // On touch screens the library draws the last touched field's outline in a color of its own.
        '@media (hover: none)': {
          '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: theme.vars?.palette.score.edge,
          },
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        // An icon before the text has the field's edge to itself.
        '& .MuiInputAdornment-positionStart + input': { paddingLeft: 0 },
      }),
      input: ({ theme }) => ({
        padding: '12px 14px',
        minHeight: 20,
        outline: 'none',
        '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
      }),
      multiline: { padding: 0 },
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem', lineHeight: 1.45 } },
  },
  MuiCheckbox: {
    defaultProps: {
      disableRipple: true,
      icon: <CheckIcon />,
      checkedIcon: <CheckIcon sign={TICK} />,
      indeterminateIcon: <CheckIcon sign={DASH} />,
    },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        '&.Mui-focusVisible': { ...ring(theme), outlineOffset: -4 },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      // The track is 44 by 26, and all of the 44 by 44 around it can be tapped.
      root: {
        width: 44,
        height: 44,
        padding: '9px 0',
        // Where a label's box stood in for the room around the drawing.
        marginInline: 10,
        overflow: 'visible',
        variants: [
          { props: { edge: 'start' }, style: { marginLeft: 0 } },
          { props: { edge: 'end' }, style: { marginRight: 0 } },
        ],
      },
      switchBase: ({ theme }) => ({
        top: 9,
        padding: 3,
        color: theme.vars?.palette.score.edge,
        '&, &:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': {
          transform: 'translateX(18px)',
          color: theme.vars?.palette.primary.contrastText,
          '&:hover': { backgroundColor: 'transparent' },
          '& .MuiSwitch-thumb': { backgroundColor: 'currentColor' },
        },
        '&.Mui-disabled': { color: theme.vars?.palette.score.edge },
        '&.Mui-checked.Mui-disabled': { color: theme.vars?.palette.primary.contrastText },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          borderColor: theme.vars?.palette.primary.main,
          backgroundColor: theme.vars?.palette.primary.main,
        },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.55 },
        '&.Mui-focusVisible': { ...ring(theme), outlineOffset: 2 },
        '& .MuiSwitch-input': { top: -9, left: 0, width: 44, height: 44 },
        // It moves with the thumb.
        '&.Mui-checked .MuiSwitch-input': { left: -18 },
      }),
      thumb: ({ theme }) => ({
        boxSizing: 'border-box',
        border: '1.5px solid currentColor',
        backgroundColor: theme.vars?.palette.background.paper,
        boxShadow: 'none',
      }),
      track: ({ theme }) => ({
        boxSizing: 'border-box',
        borderRadius: 13,
        opacity: 1,
        border: `1.5px solid ${theme.vars?.palette.score.edge}`,
        backgroundColor: theme.vars?.palette.score.track,
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { alignItems: 'flex-start', marginLeft: -10, marginRight: 0 },
      label: { paddingTop: 9 },
    },
  },
};
