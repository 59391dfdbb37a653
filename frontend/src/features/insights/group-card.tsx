import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Hourglass } from 'lucide-react';
import { useId, type ReactNode } from 'react';

const Reading = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  color: theme.vars?.palette.text.secondary,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  marginTop: 'auto',
  '& > summary': {
    cursor: 'pointer',
    fontWeight: 560,
    paddingBlock: 12,
    color: theme.vars?.palette.text.primary,
  },
  '& > ul': { margin: 0, padding: '0 0 4px 18px', maxWidth: '68ch', display: 'grid', gap: 6 },
}));

interface Props {
  title: string;
  /** Place in the panel's grid. */
  area: string;
  /** The limits of these numbers. */
  limits: readonly string[];
  children: ReactNode;
}

export function GroupCard({ title, area, limits, children }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        gridArea: area,
        minWidth: 0,
        px: { xs: 2, sm: 3 },
        pt: { xs: 2.5, sm: 3 },
        pb: { xs: 0.5, sm: 1 },
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Typography variant="h3" id={id}>
        {title}
      </Typography>
      <Box sx={{ pt: 2, pb: 3 }}>{children}</Box>
      <Reading>
        <summary>How to read this</summary>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Reading>
    </Card>
  );
}

/** Shown instead of a number with too little data behind it. */
export function NotEnoughData({ words }: { words: string }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        mt: 0.75,
        color: 'text.secondary',
        '& svg': { flex: 'none', mt: '3px' },
      }}
    >
      <Hourglass size={15} aria-hidden />
      <Typography variant="body2">{words}</Typography>
    </Box>
  );
}
