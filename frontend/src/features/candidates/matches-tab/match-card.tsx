import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Archive, ArchiveRestore, Scale, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { Candidate } from '#contract/dating/candidates';
import { useOnline } from '../../../lib/connection';
import { usLongDate } from '../../../lib/format';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { FitDial } from '../../../ui/dials/fit-dial';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { REASONS, STAGES } from '../match-texts';
import { AboutLine, FitLine, MustHaveLine, NoteLine, WIDE } from './match-lines';
import { useArchiveMatch, useOpenPrediction } from './use-archive-match';

/** Four of them and the 8 px between them fit into the list's 600 px. */
const WIDE_HEIGHT = 137;

interface Props {
  candidate: Candidate;
  onScore: () => void;
  onDetails: () => void;
  /** Absent while there is no one to compare with. */
  onCompare?: () => void;
}

const button = { minHeight: 44, px: 1.75, whiteSpace: 'nowrap', [WIDE]: { flex: 1 } } as const;

interface QuietActionProps {
  label: string;
  Icon: LucideIcon;
  describedBy: string;
  isDisabled?: boolean;
  isBusy?: boolean;
  onClick: () => void;
}

/** What a card is seldom opened for: its word without a surface, so that what to do with it next stands out. */
function QuietAction({ label, Icon, describedBy, onClick, ...props }: QuietActionProps) {
  const { isDisabled = false, isBusy = false } = props;
  return (
    <Button
      size="small"
      color="inherit"
      onClick={onClick}
      disabled={isDisabled}
      {...whileBusy(isBusy)}
      aria-describedby={describedBy}
      startIcon={<Icon size={16} aria-hidden />}
      sx={{
        minWidth: 0,
        minHeight: 44,
        px: 1,
        color: 'text.secondary',
        whiteSpace: 'nowrap',
        // Next to a quiet word, gray alone doesn't tell that it waits.
        '&.Mui-disabled': { color: 'score.edge', fontWeight: 400 },
        // A phone has room for four words in a row, but not for their drawings.
        '& .MuiButton-startIcon': { display: 'none' },
        [WIDE]: { flex: 1, px: 0.5, '& .MuiButton-startIcon': { display: 'inherit', mr: 0.75 } },
      }}
    >
      {label}
    </Button>
  );
}

/** The buttons' texts are the same on all cards; whose they are is their description. */
function CardActions({ candidate, nameId, onScore, onDetails, onCompare }: Props & { nameId: string }) {
  const { archived } = candidate;
  const { toggle, isPending } = useArchiveMatch(candidate);
  const prediction = useOpenPrediction(candidate);
  const [isAsking, setAsking] = useState(false);
  const isOnline = useOnline();
  return (
    <Box
      sx={{
        gridArea: 'actions',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        mt: 1.5,
        [WIDE]: { flexDirection: 'column', justifyContent: 'center', gap: 0.5, minWidth: 188, mt: 0 },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1 }}>
        {!archived && (
          <Button variant="tonal" size="small" onClick={onScore} aria-describedby={nameId} sx={button}>
            Score Date
          </Button>
        )}
        <Button variant="outlined" size="small" onClick={onDetails} aria-describedby={nameId} sx={button}>
          Details
        </Button>
      </Box>
      {/* On phones the words, and not the room around them, end where the card's text does. */}
      <Box sx={{ display: 'flex', ml: 'auto', mr: -1, [WIDE]: { gap: 1, mx: 0 } }}>
        {onCompare && (
          <QuietAction
            label="Compare"
            Icon={Scale}
            describedBy={nameId}
            isDisabled={!isOnline}
            onClick={onCompare}
          />
        )}
        <QuietAction
          label={archived ? 'Unarchive' : 'Archive'}
          Icon={archived ? ArchiveRestore : Archive}
          describedBy={nameId}
          isDisabled={!isOnline}
          isBusy={isPending}
          onClick={() => (prediction && !archived ? setAsking(true) : toggle())}
        />
      </Box>
      {isAsking && prediction && (
        <ConfirmDialog
          open
          tone="primary"
          title={`Archive ${candidate.name}?`}
          description={`You gave it ${prediction.percent} in 100 that you'd still be seeing each other on ${usLongDate(prediction.dueAt)}. Archiving before then answers that with no. Unarchiving takes it back.`}
          confirmLabel="Archive"
          onConfirm={() => {
            setAsking(false);
            toggle();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

/** Its stage or, once archived, the reason. */
function asideWords({ archived, archiveReason, stage }: Candidate): string | null {
  if (archived) return archiveReason && REASONS[archiveReason];
  return stage && STAGES[stage];
}

/** How many lines the facts may take in a wide list: what the notes leave, and one more where a warning makes it higher. */
function factLines({ unseen, notes, vetoed, atRisk }: Candidate): number {
  const isWarned = vetoed.length > 0 || atRisk.length > 0;
  return (unseen.length > 0 || isWarned ? 2 : 1) + (notes ? 0 : 1);
}

export function MatchCard(props: Props) {
  const { candidate } = props;
  const { name, notes, archived, compatibility, compatibilityScore, dateCount } = candidate;
  const nameId = useId();
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Card
        component="article"
        aria-labelledby={nameId}
        sx={{
          p: '20px',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gridTemplateAreas: '"head dial" "facts facts" "notes notes" "actions actions"',
          columnGap: 1,
          '& .MuiTypography-body1, & .MuiTypography-body2': { lineHeight: 1.5 },
          [WIDE]: {
            minHeight: WIDE_HEIGHT,
            py: '14px',
            columnGap: 1.75,
            gridTemplateColumns: 'auto minmax(0, 1fr) auto',
            gridTemplateAreas: '"dial text actions"',
          },
          ...(archived && { bgcolor: 'transparent', borderStyle: 'dashed' }),
        }}
      >
        <Box
          sx={{
            // Next to the dial there is room for half a line, so in a narrow list the facts are below it.
            display: 'contents',
            color: archived ? 'text.secondary' : undefined,
            [WIDE]: { display: 'block', gridArea: 'text', minWidth: 0, alignSelf: 'center' },
          }}
        >
          <Box sx={{ gridArea: 'head', minWidth: 0, alignSelf: 'center' }}>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 1,
                // Next to the chip, a wide card has no room for the rest.
                [WIDE]: { flexWrap: archived ? 'wrap' : 'nowrap', alignItems: 'baseline' },
              }}
            >
              <Typography
                id={nameId}
                variant="h3"
                noWrap
                title={name}
                sx={{ minWidth: 0, [WIDE]: { flexShrink: 0, maxWidth: '60%' } }}
              >
                {name}
              </Typography>
              {archived && (
                <Chip label="Archived" size="small" sx={{ flex: 'none', bgcolor: 'action.hover' }} />
              )}
              <AboutLine candidate={candidate} />
            </Box>
            <FitLine candidate={candidate} aside={asideWords(candidate)} />
          </Box>
          <Box sx={{ gridArea: 'facts', minWidth: 0, mt: 1, [WIDE]: { mt: 0 } }}>
            <MustHaveLine candidate={candidate} />
            <NoteLine candidate={candidate} lines={factLines(candidate)} />
          </Box>
          {notes && (
            <Typography
              variant="body2"
              color="textSecondary"
              noWrap
              title={notes}
              sx={{ gridArea: 'notes', minWidth: 0, mt: 0.5, [WIDE]: { mt: 0 } }}
            >
              {notes}
            </Typography>
          )}
        </Box>
        <Box
          sx={{
            gridArea: 'dial',
            width: 76,
            [WIDE]: { alignSelf: 'center', width: 92 },
            ...(archived && { filter: 'grayscale(1)', opacity: 0.75 }),
          }}
        >
          <FitDial
            percent={compatibilityScore}
            likely={compatibility?.likely ?? null}
            heart={compatibility?.heart ?? null}
            gap={compatibility?.gap ?? null}
            dateCount={dateCount}
          />
        </Box>
        <CardActions {...props} nameId={nameId} />
      </Card>
    </Box>
  );
}
