import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CalendarClock, PencilLine } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { Candidate } from '#contract/dating/candidates';
import { fitWord } from '#contract/dating/insights/fit-words';
import { heartAndHead } from '#scoring/compatibility';
import { capitalized, localDay, nearMoment } from '../../../lib/format';
import { gapWords, likelyWords, unbroken } from '../../../ui/dials/fit-texts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { useCriteria } from '../../criteria/criteria.api';
import { useHasScoreDraft } from '../../date-experiences/date-experiences.api';
import { usePlannedDates } from '../../planned-dates/planned-dates.api';
import { aboutParts, coverageWords, datesScored, unseenWords } from '../match-texts';
import { useMustHave } from '../must-have-note';
import { daysAgo } from './match-order';

/** From this width of the list on, the buttons are next to the text, and four cards fit where two did. */
export const WIDE = '@container (min-width: 600px)';

const clamped = (lines: number) => ({
  display: '-webkit-box',
  WebkitLineClamp: lines,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

function wordOf(percent: number, compatibility: Candidate['compatibility']): string {
  return compatibility?.provisional ? 'Provisional' : fitWord(percent, compatibility?.likely ?? null);
}

/**
 * A dot that is the background of a space: where a line ends at the space, the space has no width, so no dot is left
 * hanging there.
 */
const Dot = styled('span')({
  wordSpacing: 9,
  backgroundImage: 'radial-gradient(circle at 50% 52%, currentColor 1.1px, transparent 1.7px)',
});

/** Facts that wrap as wholes, with a dot between two of them on one line. */
function Facts({ parts }: { parts: readonly { key: string; part: ReactNode }[] }) {
  return parts.map(({ key, part }, index) => (
    <Fragment key={key}>
      {index > 0 && <Dot> </Dot>}
      {part}
    </Fragment>
  ));
}

const Whole = styled('span')({ whiteSpace: 'nowrap' });

/** Age, profession and place: in a narrow list in two lines, if they need them. */
export function AboutLine({ candidate }: { candidate: Candidate }) {
  const parts = aboutParts(candidate);
  if (parts.length === 0) return null;
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      title={parts.join(' · ')}
      sx={{
        minWidth: 0,
        flexBasis: '100%',
        overflowWrap: 'anywhere',
        ...clamped(2),
        [WIDE]: { flexBasis: candidate.archived ? '100%' : 'auto', ...clamped(1) },
      }}
    >
      <Facts parts={parts.map((part, index) => ({ key: String(index), part: <span>{part}</span> }))} />
    </Typography>
  );
}

/** How well they fit, after how many dates, and their stage or why they are archived. */
export function FitLine({ candidate, aside }: { candidate: Candidate; aside: string | null }) {
  const { compatibility, compatibilityScore, dateCount } = candidate;
  const fit = compatibilityScore === null ? null : wordOf(compatibilityScore, compatibility);
  const parts = [fit, datesScored(dateCount), aside].filter((part) => part !== null);
  return (
    <Typography
      variant="body2"
      component="div"
      color="textSecondary"
      sx={{ '& .fit': { fontWeight: 600, color: candidate.archived ? 'inherit' : 'text.primary' } }}
    >
      <Facts
        parts={parts.map((part) => ({
          key: part,
          part: <Whole className={part === fit ? 'fit' : undefined}>{part}</Whole>,
        }))}
      />
    </Typography>
  );
}

/** A warning is never cut short, though its card grows. */
export function MustHaveLine({ candidate }: { candidate: Candidate }) {
  const mustHave = useMustHave(candidate);
  if (!mustHave) return null;
  const { words, isBelow, Icon } = mustHave;
  return (
    <Typography
      variant="body2"
      sx={{
        display: 'flex',
        gap: 0.75,
        my: 0.5,
        overflowWrap: 'anywhere',
        color: isBelow ? 'text.primary' : 'text.secondary',
        fontWeight: isBelow ? 620 : undefined,
        '& svg': { flex: 'none', mt: '1px' },
      }}
    >
      <Icon size={15} aria-hidden />
      <Box component="span" sx={{ minWidth: 0 }}>
        {unbroken(words)}
      </Box>
    </Typography>
  );
}

/** "Likely 67–94%", with the figures never broken apart: the line above says after how many dates. */
function Likely({ words }: { words: string }) {
  const [dates = '', range = ''] = words.replace(/\.$/, '').split(': ');
  const place = range.lastIndexOf(' ') + 1;
  return (
    <>
      <VisuallyHidden>{`${dates}: `}</VisuallyHidden>
      <Box
        component="span"
        sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {range.slice(0, place)}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {range.slice(place)}
        </Box>
      </Box>
      <VisuallyHidden>.</VisuallyHidden>
    </>
  );
}

const Part = styled('span')({
  '& svg': { display: 'inline-block', verticalAlign: '-3px', marginRight: 5 },
});

const gapColor = (gap: number) => (gap > 0 ? 'secondary.main' : 'primary.main');

/** What there is to say about a match, the most pressing first. */
function useNotes(candidate: Candidate): { key: string; words: string; part: ReactNode }[] {
  const { id, archived, compatibility, dateCount, lastDate } = candidate;
  const { data: criteria = [] } = useCriteria();
  const { data: plans = [] } = usePlannedDates();
  const next = plans.find((plan) => plan.candidateId === id && !plan.isPast);
  const gap = compatibility?.gap ?? 0;
  const likely = compatibility?.likely;
  const coverage = compatibility?.provisional ? coverageWords(compatibility) : null;
  const hasDraft = useHasScoreDraft(id);
  const parts: [key: string, words: string | false | null | undefined, look: (words: string) => ReactNode][] =
    [
      [
        'draft',
        hasDraft && 'Date not saved yet',
        (words) => (
          <Box component="span" sx={{ color: 'text.primary', fontWeight: 560 }}>
            <PencilLine size={15} aria-hidden />
            <span>{words}</span>
          </Box>
        ),
      ],
      ['coverage', coverage, (words) => words],
      ['likely', likely && likelyWords(likely, dateCount), (words) => <Likely words={words} />],
      [
        'planned',
        next &&
          [nearMoment(next.plannedFor, localDay(new Date())), next.place ?? next.ideaTitle]
            .filter(Boolean)
            .join(' · '),
        (words) => (
          <Box component="span" sx={{ color: 'text.primary' }}>
            <CalendarClock size={15} aria-hidden />
            <span>{words}</span>
          </Box>
        ),
      ],
      ['unseen', unseenWords(candidate, criteria), (words) => words],
      [
        'gap',
        heartAndHead(gap) === 'agree' ? null : capitalized(gapWords(gap, dateCount)),
        (words) => <Whole sx={{ color: archived ? 'inherit' : gapColor(gap) }}>{words}</Whole>,
      ],
      [
        'last-date',
        lastDate && `Last date ${daysAgo(lastDate, localDay(new Date()))}`,
        (words) => <Whole sx={{ color: archived ? 'inherit' : 'text.primary' }}>{words}</Whole>,
      ],
    ];
  return parts.flatMap(([key, words, look]) => (words ? [{ key, words, part: look(words) }] : []));
}

/**
 * As many lines as the card has left, so that cards of a wide list stay equally high; its tooltip and the details say
 * all of it.
 */
export function NoteLine({ candidate, lines }: { candidate: Candidate; lines: number }) {
  const notes = useNotes(candidate);
  if (notes.length === 0) return null;
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      title={notes.map(({ words }) => words).join(' · ')}
      sx={{ overflowWrap: 'anywhere', ...clamped(Math.max(lines, 3)), [WIDE]: clamped(lines) }}
    >
      <Facts parts={notes.map(({ key, part }) => ({ key, part: <Part>{part}</Part> }))} />
    </Typography>
  );
}
