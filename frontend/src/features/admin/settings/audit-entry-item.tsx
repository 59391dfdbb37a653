import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '#contract/admin';
import { dayAndTime } from '../pieces/console-words';
import { actionWords } from './audit-filter';

const detailWords = (details: AuditEntry['details']): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value ?? 'none'}`)
    .join(', ');

export function AuditEntryItem({ entry }: { entry: AuditEntry }) {
  const details = detailWords(entry.details);
  return (
    <Box
      component="li"
      sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{actionWords(entry.action)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {dayAndTime(entry.at)}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {entry.actorEmail}
        {entry.target !== null && `, on ${entry.target}`}
      </Typography>
      {details !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {details}
        </Typography>
      )}
    </Box>
  );
}
