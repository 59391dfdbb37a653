import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Archive, ArchiveRestore, Scale, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { Candidate } from '#contract/dating/candidates';
import { usLongDate } from '../../../lib/format';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { FitDial } from '../../../ui/dials/fit-dial';
import { HIDDEN } from '../../../ui/layout/visually-hidden';
import { aboutLine, REASONS, STAGES } from '../match-texts';
import { clamped, FitLine, MustHaveLine, NoteLine, WIDE } from './match-lines';
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

const button = { minHeight: 44, px: 1.75, whiteSpace: 'nowrap' } as const;

interface QuietActionProps {
  label: string;
  Icon: LucideIcon;
  describedBy: string;
  /** Its word shows where there is room. */
  isLabeled?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

/** What a card is seldom opened for: its icon, so that what to do with it next stands out. */
function QuietAction(props: QuietActionProps) {
  const { label, Icon, describedBy, isLabeled = false, isDisabled = false, onClick } = props;
  return (
    <IconButton
      onClick={onClick}
      disabled={isDisabled}
      aria-describedby={describedBy}
      title={label}
      sx={{ color: 'text.secondary', borderRadius: '22px' }}
    >
      <Icon size={18} aria-hidden />
      <Box
        component="span"
        sx={{ ...HIDDEN, ...(isLabeled && { [WIDE]: { all: 'unset', ml: 0.75, typography: 'body2' } }) }}
      >
        {label}
      </Box>
    </IconButton>
  );
}

/** The buttons' texts are the same on all cards; whose they are is their description. */
function CardActions({ candidate, nameId, onScore, onDetails, onCompare }: Props & { nameId: string }) {
  const { archived } = candidate;
  const { toggle, isPending } = useArchiveMatch(candidate);
  const prediction = useOpenPrediction(candidate);
  const [isAsking, setAsking] = useState(false);
  return (
    <Box
      sx={{
        gridArea: 'actions',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        mt: 1.25,
        [WIDE]: { flexDirection: 'column', justifyContent: 'center', gap: 0.5, mt: 0 },
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
      {/* The drawings, and not the room around them, end where the buttons do. */}
      <Box sx={{ display: 'flex', ml: 'auto', mr: -1.5 }}>
        {onCompare && (
          <QuietAction label="Compare" Icon={Scale} describedBy={nameId} isLabeled onClick={onCompare} />
        )}
        <QuietAction
          label={archived ? 'Unarchive' : 'Archive'}
          Icon={archived ? ArchiveRestore : Archive}
          describedBy={nameId}
          isDisabled={isPending}
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

/** How many lines the facts may take in a wide list: what other lines leave. */
function factLines(candidate: Candidate): number {
  const names = candidate.unseen.length > 0 ? 1 : 0;
  return 2 + names + [aboutLine(candidate), candidate.notes].filter((line) => !line).length;
}

export function MatchCard(props: Props) {
  const { candidate } = props;
  const { name, notes, archived, compatibility, compatibilityScore, dateCount } = candidate;
  const nameId = useId();
  const about = aboutLine(candidate);
  const aside = asideWords(candidate);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Card
        component="article"
        aria-labelledby={nameId}
        sx={{
          p: { xs: '12px 16px', sm: '10px 16px' },
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gridTemplateAreas: '"head dial" "facts facts" "notes notes" "actions actions"',
          columnGap: 1.25,
          '& .MuiTypography-root': { lineHeight: 1.4 },
          [WIDE]: {
            minHeight: WIDE_HEIGHT,
            py: 1,
            '& .MuiTypography-root': { lineHeight: 1.35 },
            columnGap: 2,
            gridTemplateColumns: 'auto minmax(0, 1fr) auto',
            gridTemplateAreas: '"dial text actions"',
          },
          ...(archived && { bgcolor: 'transparent', borderStyle: 'dashed' }),
        }}
      >
        <Box
          sx={{
            // Beside the dial there is room for half a line, so in a narrow list the facts stand below it.
            display: 'contents',
            color: archived ? 'text.secondary' : undefined,
            [WIDE]: { display: 'block', gridArea: 'text', minWidth: 0, alignSelf: 'center' },
          }}
        >
          <Box sx={{ gridArea: 'head', minWidth: 0, alignSelf: 'center' }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography id={nameId} variant="h3" title={name} sx={{ minWidth: 0, ...clamped(1) }}>
                {name}
              </Typography>
              {archived && <Chip label="Archived" size="small" variant="outlined" sx={{ flex: 'none' }} />}
              {aside && (
                <Typography variant="body2" color="textSecondary" sx={{ flex: 'none' }}>
                  {aside}
                </Typography>
              )}
            </Box>
            <FitLine {...candidate} />
            {about && (
              <Typography variant="body2" color="textSecondary" title={about} sx={clamped(1)}>
                {about}
              </Typography>
            )}
          </Box>
          <Box sx={{ gridArea: 'facts', minWidth: 0, mt: 0.75, [WIDE]: { mt: 0 } }}>
            <MustHaveLine candidate={candidate} />
            <NoteLine candidate={candidate} lines={factLines(candidate)} />
          </Box>
          {notes && (
            <Typography
              variant="body2"
              color="textSecondary"
              title={notes}
              sx={{ gridArea: 'notes', ...clamped(2), mt: 0.5, [WIDE]: { ...clamped(1), mt: 0 } }}
            >
              {notes}
            </Typography>
          )}
        </Box>
        <Box
          sx={{
            gridArea: 'dial',
            width: 78,
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
