import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CalendarClock, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Candidate } from '#contract/dating/candidates';
import { fitWord } from '#contract/dating/insights/fit-words';
import { heartAndHead } from '#scoring/compatibility';
import { capitalized, localDay, nearMoment } from '../../../lib/format';
import { gapWords, likelyWords, unbroken } from '../../../ui/dials/fit-texts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { useCriteria } from '../../criteria/criteria.api';
import { useHasScoreDraft } from '../../date-experiences/date-experiences.api';
import { usePlannedDates } from '../../planned-dates/planned-dates.api';
import { coverageWords, datesScored, unseenWords } from '../match-texts';
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

/** Parts with a dot between them, which is cut off where a part begins a line. */
const Parts = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  marginLeft: -14,
  '& > span': { position: 'relative', paddingLeft: 14, whiteSpace: 'nowrap' },
  '& > span > i': { position: 'absolute', left: 5, fontStyle: 'normal' },
});

/** How well they fit, after how many dates, and their stage or why they are archived. */
export function FitLine({ candidate, aside }: { candidate: Candidate; aside: string | null }) {
  const { compatibility, compatibilityScore, dateCount } = candidate;
  const parts = [
    compatibilityScore !== null && wordOf(compatibilityScore, compatibility),
    datesScored(dateCount),
    aside,
  ].filter((part) => typeof part === 'string');
  return (
    <Typography
      variant="body2"
      component="div"
      color="textSecondary"
      sx={{
        overflow: 'hidden',
        '& .fit': { fontWeight: 600, color: candidate.archived ? 'inherit' : 'text.primary' },
      }}
    >
      <Parts>
        {parts.map((part) => (
          <span key={part} className={compatibilityScore !== null && part === parts[0] ? 'fit' : undefined}>
            <i aria-hidden>·</i>
            {part}
          </span>
        ))}
      </Parts>
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
  '& + &::before': { content: '" · "', fontWeight: 400 },
  '& svg': { display: 'inline-block', verticalAlign: '-3px', marginRight: 5 },
});

/** What there is to say about a match, the most pressing first. */
function useNotes(candidate: Candidate): { key: string; words: string; part: ReactNode }[] {
  const { id, compatibility, dateCount, lastDate } = candidate;
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
        (words) => (
          <Box component="span" sx={{ color: gap > 0 ? 'secondary.main' : 'primary.main', fontWeight: 560 }}>
            {words}
          </Box>
        ),
      ],
      [
        'last-date',
        lastDate && `Last date ${daysAgo(lastDate, localDay(new Date()))}`,
        (words) => (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {words}
          </Box>
        ),
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
      {notes.map(({ key, part }) => (
        <Part key={key}>{part}</Part>
      ))}
    </Typography>
  );
}
