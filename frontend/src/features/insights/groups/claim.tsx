import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Evidence } from '#contract/dating/insights/analytics';
import { Numbers } from './group-card';

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

/** A sentence that says no more than chance leaves standing; what it rests on is among the group's numbers. */
export function Claim({ title, evidence, sentence, restsOn, children }: ClaimProps) {
  const isClear = evidence === 'clear';
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4" data-plain>
        {title}
      </Typography>
      <Typography
        sx={{
          mt: 0.5,
          maxWidth: '52ch',
          ...(isClear && { fontSize: '1.0625rem', pl: 1.5, borderLeft: 3, borderColor: 'primary.main' }),
        }}
      >
        {sentence}
      </Typography>
      <Numbers title={title} mayBeChance={!isClear}>
        <Typography variant="body2" color="textSecondary">
          {restsOn}
        </Typography>
        {children}
      </Numbers>
    </Box>
  );
}
