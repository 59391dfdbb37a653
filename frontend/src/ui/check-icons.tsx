import { styled } from '@mui/material/styles';

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

export function CheckIcon({ isChecked = false }: { isChecked?: boolean }) {
  return (
    <Box viewBox="0 0 22 22" aria-hidden>
      <rect x="1.25" y="1.25" width="19.5" height="19.5" rx="6" />
      {isChecked && <path d="M6.2 11.4l3.2 3.2 6.4-7" />}
    </Box>
  );
}
