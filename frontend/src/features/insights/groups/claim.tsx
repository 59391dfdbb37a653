import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Evidence } from '#contract/dating/insights/analytics';
import { Disclosure } from '../../../ui/layout/disclosure';

const Fold = styled(Disclosure)(({ theme }) => ({
  marginTop: 4,
  '& > summary': { fontSize: '0.9375rem', color: theme.vars?.palette.primary.main },
}));

/** Figures that describe and don't judge, one click away. */
export function Numbers({ mayBeChance = true, children }: { mayBeChance?: boolean; children: ReactNode }) {
  return (
    <Fold>
      <summary>Show the numbers</summary>
      {mayBeChance && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          These describe your ratings; they may well be chance.
        </Typography>
      )}
      {children}
    </Fold>
  );
}

interface ClaimProps {
  readonly title: string;
  readonly evidence: Evidence;
  /** What a friend would say about it. */
  readonly sentence: string;
  /** "From 12 dates with 7 people." */
  readonly restsOn: string;
  /** The figures it comes from. */
  readonly children: ReactNode;
}

/** A sentence that says no more than chance leaves standing, what it rests on, and its figures one click away. */
export function Claim({ title, evidence, sentence, restsOn, children }: ClaimProps) {
  const isClear = evidence === 'clear';
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4">{title}</Typography>
      <Typography
        sx={{
          mt: 0.5,
          maxWidth: '52ch',
          ...(isClear && { fontSize: '1.0625rem', pl: 1.5, borderLeft: 3, borderColor: 'primary.main' }),
        }}
      >
        {sentence}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {restsOn}
      </Typography>
      <Numbers mayBeChance={!isClear}>{children}</Numbers>
    </Box>
  );
}
