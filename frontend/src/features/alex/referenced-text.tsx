import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { AnswerReference, ReferenceTarget } from '#contract/dating/alex';
import { PATHS } from '../../lib/paths';

/** A piece of text and its source. */
interface Segment {
  text: string;
  target: ReferenceTarget | null;
}

/** Splits the text by its references. One that is out of range or overlaps another is ignored. */
function segmentsOf(text: string, references: readonly AnswerReference[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, target } of [...references].sort((a, b) => a.start - b.start)) {
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) segments.push({ text: text.slice(at, start), target: null });
    segments.push({ text: text.slice(start, end), target });
    at = end;
  }
  if (at < text.length) segments.push({ text: text.slice(at), target: null });
  return segments;
}

interface Source {
  to: string;
  /** The link's accessible description. */
  title: string;
}

function sourceOf(target: ReferenceTarget): Source | null {
  switch (target.kind) {
    case 'match':
      return { to: PATHS.match(target.matchId), title: 'Open this match' };
    case 'date':
      return { to: PATHS.matchDate(target.matchId, target.dateId), title: 'Open this date' };
    case 'insights':
      return { to: PATHS.overview, title: 'Open Dating Insights' };
    case 'standards':
      return { to: PATHS.criteria, title: 'Open your standards' };
    case 'draft':
    case 'question':
      return null;
  }
}

/** Text whose names and numbers subtly link to their sources. */
export function ReferencedText({ text, references }: { text: string; references: AnswerReference[] }) {
  return segmentsOf(text, references).map(({ text: words, target }, index) => {
    const source = target && sourceOf(target);
    if (!source) return <Fragment key={index}>{words}</Fragment>;
    const { to, title } = source;
    return (
      <Link
        key={index}
        component={RouterLink}
        to={to}
        title={title}
        color="inherit"
        sx={{
          fontWeight: 'inherit',
          textDecorationStyle: 'dotted',
          textDecorationColor: (theme) => theme.vars?.palette.primary.main,
          '&:hover': { color: 'primary.main', textDecorationStyle: 'solid' },
        }}
      >
        {words}
      </Link>
    );
  });
}
