import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { AnswerReference, ReferenceTarget } from '#contract/dating/alex';
import { PATHS } from '../../lib/paths';
import { CopyButton } from '../../ui/fields/copy-button';

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

function sourceOf(target: Exclude<ReferenceTarget, { kind: 'draft' | 'question' }>): Source {
  switch (target.kind) {
    case 'match':
      return { to: PATHS.match(target.matchId), title: 'Open this match' };
    case 'date':
      return { to: PATHS.matchDate(target.matchId, target.dateId), title: 'Open this date' };
    case 'insights':
      return { to: PATHS.overview, title: 'Open Dating Insights' };
    case 'standards':
      return { to: PATHS.criteria, title: 'Open your standards' };
  }
}

/** A message to send to someone, with a button that copies it. */
function Draft({ text }: { text: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { xs: 'flex-start', md: 'flex-end' },
        columnGap: 1,
        mt: 0.5,
        pl: 1.5,
        borderLeft: 2,
        borderColor: 'primary.main',
      }}
    >
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
        {text}
      </Box>
      <CopyButton
        text={text}
        what="the text"
        accessibleLabel={`Copy: ${text.slice(0, 40)}`}
        size="small"
        sx={{ flex: 'none', minHeight: 44, minWidth: 92, ml: { xs: -1, md: 0 } }}
      />
    </Box>
  );
}

/** A question to ask with a tap. */
export function QuestionChip({
  question,
  onAsk,
}: {
  question: string;
  onAsk: ((question: string) => void) | null;
}) {
  return (
    <Chip
      component="button"
      type="button"
      clickable
      variant="outlined"
      label={question}
      disabled={onAsk === null}
      onClick={() => onAsk?.(question)}
      sx={{
        height: 'auto',
        minHeight: { xs: 44, md: 36 },
        my: 0.5,
        bgcolor: 'background.paper',
        font: 'inherit',
        fontSize: '0.875rem',
        '& .MuiChip-label': { whiteSpace: 'normal', textAlign: 'left' },
        '&.Mui-disabled': { opacity: 1 },
      }}
    />
  );
}

/** Between two paragraphs: less than the empty line that the text has there. */
const Gap = styled('span')({ display: 'block', height: '0.6em', overflow: 'hidden' });

function Paragraphs({ text }: { text: string }) {
  return text
    .split(/(\n{2,})/)
    .map((part, index) =>
      index % 2 === 1 ? <Gap key={index}>{part}</Gap> : <Fragment key={index}>{part}</Fragment>,
    );
}

interface Props {
  text: string;
  references: AnswerReference[];
  /** Asks a question that the text offers; null while none can be asked. */
  onAsk?: ((question: string) => void) | null;
}

/** Every other link to the same place would only be one more underline. */
function firstOfEach(segments: readonly Segment[]): Segment[] {
  const linked = new Set<string>();
  return segments.map((segment) => {
    const { target } = segment;
    if (!target || target.kind === 'draft' || target.kind === 'question') return segment;
    const { to } = sourceOf(target);
    if (linked.has(to)) return { ...segment, target: null };
    linked.add(to);
    return segment;
  });
}

/** Text whose names and numbers subtly link to their sources, with messages to copy and questions to ask. */
export function ReferencedText({ text, references, onAsk = null }: Props) {
  return firstOfEach(segmentsOf(text, references)).map(({ text: words, target }, index) => {
    if (!target) return <Paragraphs key={index} text={words} />;
    if (target.kind === 'draft') return <Draft key={index} text={words} />;
    if (target.kind === 'question') return <QuestionChip key={index} question={words} onAsk={onAsk} />;
    const { to, title } = sourceOf(target);
    return (
      <Link
        key={index}
        component={RouterLink}
        to={to}
        title={title}
        color="inherit"
        sx={{
          fontWeight: 'inherit',
          textDecorationColor: (theme) => theme.vars?.palette.score.edge,
          '&:hover': { color: 'primary.main', textDecorationColor: 'currentcolor' },
        }}
      >
        {words}
      </Link>
    );
  });
}
