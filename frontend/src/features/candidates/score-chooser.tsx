import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { Candidate } from '#contract/dating/candidates';
import { localDay } from '../../lib/format';
import { Initial } from '../../ui/layout/initial';
import { SheetActions } from '../../ui/dialogs/sheet-actions';
import { SheetDialog } from '../../ui/dialogs/sheet-dialog';
import { FitDial } from '../../ui/dials/fit-dial';
import { daysAgo, inOrder } from './matches-tab/match-order';

interface Props {
  candidates: readonly Candidate[];
  onChoose: (candidate: Candidate) => void;
  onAdd: () => void;
  onClose: () => void;
}

/** Asks whose date is to be scored, the person met last first. */
export function ScoreChooser({ candidates, onChoose, onAdd, onClose }: Props) {
  const titleId = useId();
  const today = localDay(new Date());
  const active = inOrder(candidates, 'lastDate').filter(({ archived }) => !archived);
  return (
    <SheetDialog open labelledBy={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>Who did you meet?</DialogTitle>
      <DialogContent>
        <List disablePadding sx={{ '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
          {active.map((candidate) => (
            <ListItem key={candidate.id} disablePadding>
              <ListItemButton
                onClick={() => onChoose(candidate)}
                sx={{
                  // As wide as the dialog's text when nothing points at it.
                  mx: -1,
                  px: 1,
                  borderRadius: '12px',
                  minHeight: 64,
                  gap: 1.5,
                  '& > svg': { flex: 'none', color: 'text.secondary' },
                }}
              >
                <Box sx={{ flex: 'none', width: 48 }}>
                  {candidate.compatibilityScore === null ? (
                    <Initial of={candidate.name} />
                  ) : (
                    <FitDial
                      size="small"
                      decorative
                      percent={candidate.compatibilityScore}
                      likely={candidate.compatibility?.likely ?? null}
                      heart={candidate.compatibility?.heart ?? null}
                      gap={candidate.compatibility?.gap ?? null}
                      dateCount={candidate.dateCount}
                    />
                  )}
                </Box>
                <ListItemText
                  primary={candidate.name}
                  secondary={
                    candidate.lastDate ? `Last date ${daysAgo(candidate.lastDate, today)}` : 'No date yet'
                  }
                  slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
                />
                <ChevronRight size={18} aria-hidden />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <SheetActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="outlined" onClick={onAdd}>
          Someone new
        </Button>
      </SheetActions>
    </SheetDialog>
  );
}
