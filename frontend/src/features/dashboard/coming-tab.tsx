import Card from '@mui/material/Card';
import { EmptyState } from '../../ui/empty-state';
import type { Tab } from './tabs';

const WORDS = {
  alex: {
    motif: 'meet',
    title: 'Alex is getting ready',
    description:
      'Your coach will answer here from your own standards and scored dates, and you decide whether any AI is used. This part is not open yet.',
  },
} as const;

export function ComingTab({ tab }: { tab: Extract<Tab, keyof typeof WORDS> }) {
  return (
    <Card sx={{ py: { xs: 3, sm: 6 }, borderStyle: 'dashed', bgcolor: 'transparent' }}>
      <EmptyState {...WORDS[tab]} headingLevel="h2" />
    </Card>
  );
}
