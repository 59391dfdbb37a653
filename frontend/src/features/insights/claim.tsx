import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Evidence } from '#contract/dating/analytics';

const Fold = styled('details')(({ theme }) => ({
  marginTop: 8,
  '& > summary': {
    cursor: 'pointer',
    display: 'inline-block',
    paddingBlock: 10,
    fontSize: '0.875rem',
    fontWeight: 560,
    color: theme.vars?.palette.primary.main,
  },
}));

interface ClaimProps {
  readonly title: string;
  readonly evidence: Evidence;
  /** What a friend would say about it. */
  readonly sentence: string;
  /** The figures it comes from, and what they rest on. */
  readonly children: ReactNode;
}

/** A sentence that says no more than chance leaves standing, with its figures one click away. */
export function Claim({ title, evidence, sentence, children }: ClaimProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4">{title}</Typography>
      <Typography sx={{ mt: 0.5, maxWidth: '52ch' }}>{sentence}</Typography>
      <Fold>
        <summary>Show the numbers</summary>
        {evidence !== 'clear' && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            These describe your ratings; they may well be chance.
          </Typography>
        )}
        {children}
      </Fold>
    </Box>
  );
}
