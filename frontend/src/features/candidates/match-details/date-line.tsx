import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { roundHalfUp } from '#scoring/statistics';
import { usLongDay } from '../../../lib/format';
import { ownScore } from '../../../lib/own-score';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { useCriteria } from '../../criteria/criteria.api';
import { useDateExperiences } from '../../date-experiences/date-experiences.api';

const SIZE = { width: 320, height: 48, edge: 6 };
/** The line shows at least so many points, so that a small difference doesn't look like a large one. */
const LEAST_SPAN = 40;

const Line = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '& path': {
    fill: 'none',
    stroke: theme.vars?.palette.primary.main,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  '& line': { stroke: theme.vars?.palette.divider, strokeWidth: 1 },
  '& circle': {
    fill: theme.vars?.palette.background.paper,
    stroke: theme.vars?.palette.primary.main,
    strokeWidth: 2,
  },
  '& circle:last-of-type': { fill: theme.vars?.palette.primary.main },
}));

interface Point {
  day: string;
  /** Whole percent. */
  score: number;
}

interface Span {
  /** Percent. */
  low: number;
  high: number;
}

/** What the points take up, widened to the least span around its middle, between 10 and 100%. */
function spanOf(scores: readonly number[]): Span {
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  const span = Math.max(LEAST_SPAN, highest - lowest);
  const low = Math.min(Math.max(10, (lowest + highest - span) / 2), 100 - span);
  return { low, high: low + span };
}

/** All dates the same distance apart. */
function place({ score }: Point, index: number, count: number, { low, high }: Span): [x: number, y: number] {
  const { width, height, edge } = SIZE;
  const x = edge + ((width - 2 * edge) * index) / (count - 1);
  const y = height - edge - ((height - 2 * edge) * (score - low)) / (high - low);
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

function End({ point: { day, score }, align }: { point: Point; align: 'left' | 'right' }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ textAlign: align }}>
      {align === 'left' ? 'First' : 'Last'}: {score}%
      <Box component="span" sx={{ display: 'block' }}>
        {usLongDay(day)}
      </Box>
    </Typography>
  );
}

/** What each date came to by the standards, oldest to newest; nothing before there are two to connect. */
export function DateLine({ candidateId }: { candidateId: string }) {
  const { data: dates = [] } = useDateExperiences(candidateId);
  const { data: criteria = [] } = useCriteria();
  const points = dates
    .flatMap((date): Point[] => {
      const score = ownScore(date, criteria);
      return score === null ? [] : [{ day: date.dateDate, score: roundHalfUp(score) }];
    })
    .reverse();
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 2 || !first || !last) return null;
  const span = spanOf(points.map(({ score }) => score));
  const places = points.map((point, index) => place(point, index, points.length, span));
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Date by date
      </Typography>
      <Line viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden>
        <line x1="0" x2={SIZE.width} y1={SIZE.height} y2={SIZE.height} />
        <path d={`M${places.map((one) => one.join(' ')).join('L')}`} />
        {places.map(([x, y], index) => (
          <circle key={index} cx={x} cy={y} r={index === places.length - 1 ? 4 : 3} />
        ))}
      </Line>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 0.5 }}>
        <End point={first} align="left" />
        <End point={last} align="right" />
      </Box>
      <VisuallyHidden>
        Oldest to newest: {points.map(({ day, score }) => `${usLongDay(day)}, ${score}%`).join('; ')}.
      </VisuallyHidden>
    </Box>
  );
}
