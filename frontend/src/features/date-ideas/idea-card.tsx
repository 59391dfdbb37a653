import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CalendarPlus, Eye, Heart, Star, ThumbsDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Preference } from '#contract/dating/date-ideas';
import { PATHS } from '../../lib/paths';
import { NavButton } from '../../ui/layout/nav-button';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { IdeaArt } from './idea-art';
import { IdeaFacts } from './idea-facts';
import { ratingText } from './idea-texts';
import type { ShownIdea } from './shown-idea';

interface IdeaActionsProps {
  idea: ShownIdea;
  isLead: boolean;
  needsMatch: boolean;
  preference: Preference | null;
  onVote: (preference: Preference) => void;
  /** Absent while there is no one to plan it with. */
  onPlan?: () => void;
}

function IdeaActions({ idea, isLead, needsMatch, preference, onVote, onPlan }: IdeaActionsProps) {
  const isLiked = preference === 'liked';
  const isDisliked = preference === 'disliked';
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        gridArea: 'actions',
        alignSelf: 'end',
        pt: 0.5,
        // A button without a surface starts where the text does.
        ...(!onPlan && !(needsMatch && isLead) && !isLiked && { ml: '-13px' }),
      }}
    >
      {onPlan && (
        <Button
          size="small"
          variant={isLead ? 'contained' : 'tonal'}
          aria-label={`Plan this: ${idea.name}`}
          onClick={onPlan}
          startIcon={<CalendarPlus size={16} aria-hidden />}
          sx={{ minHeight: 44 }}
        >
          Plan this
        </Button>
      )}
      {needsMatch && isLead && (
        <NavButton
          to={PATHS.addMatch}
          size="small"
          variant="contained"
          sx={{ minHeight: 44, flexBasis: { xs: '100%', sm: 'auto' } }}
        >
          Add a match to plan this
        </NavButton>
      )}
      <Button
        size="small"
        variant={isLiked ? 'contained' : 'text'}
        color={isLiked ? 'secondary' : 'inherit'}
        aria-pressed={isLiked}
        aria-label={`Like ${idea.name}`}
        onClick={() => onVote('liked')}
        startIcon={<Heart size={16} aria-hidden fill={isLiked ? 'currentColor' : 'none'} />}
        sx={{
          minHeight: 44,
          color: isLiked ? undefined : 'text.secondary',
          // On a phone it begins a row of its own there, where the text does.
          ...(needsMatch && isLead && !isLiked && { ml: { xs: '-13px', sm: 0 } }),
        }}
      >
        Like
      </Button>
      <Button
        size="small"
        variant={isDisliked ? 'contained' : 'text'}
        color="inherit"
        aria-pressed={isDisliked}
        aria-label={`Dislike: ${idea.name}`}
        onClick={() => onVote('disliked')}
        startIcon={<ThumbsDown size={16} aria-hidden />}
        sx={{ minHeight: 44, color: isDisliked ? undefined : 'text.secondary' }}
      >
        Dislike
      </Button>
    </Box>
  );
}

interface Props {
  idea: ShownIdea;
  /** The first of the list: larger than the others. */
  isLead?: boolean;
  /** There is no one to plan it with, so the first one leads to adding someone. */
  needsMatch?: boolean;
  /** Names of the user's standards that it lets them see. */
  goodFor: readonly string[];
  location: string | null;
  preference: Preference | null;
  onVote: (preference: Preference) => void;
  onPlan?: () => void;
}

/** At the top, next to the name. */
const Art = styled(IdeaArt)({ gridArea: 'art', alignSelf: 'start', borderRadius: 16, aspectRatio: '1' });

/** In the line of the text, and as high as a finger without making the line higher. */
const More = styled(Link)({
  font: 'inherit',
  fontSize: '0.8125rem',
  verticalAlign: 'baseline',
  padding: '12px 4px',
  margin: '-12px -4px',
}) as typeof Link;

const FirstPick = styled('span')(({ theme }) => ({
  marginRight: 4,
  padding: '2px 8px',
  borderRadius: 999,
  whiteSpace: 'nowrap',
  fontWeight: 620,
  color: theme.vars?.palette.primary.main,
  backgroundColor: theme.vars?.palette.soft.head,
}));

function Heading({ idea, isLead, id }: { idea: ShownIdea; isLead: boolean; id: string }) {
  const rating = ratingText(idea.rating);
  return (
    <Box sx={{ gridArea: 'head', minWidth: 0, alignSelf: isLead ? 'center' : 'start' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: '0.8125rem' }}>
        <Box component="span" sx={{ minWidth: 0 }}>
          {isLead && (
            <>
              <FirstPick>First pick</FirstPick>{' '}
            </>
          )}
          <Typography
            variant="body2"
            component="span"
            color="primary"
            sx={{
              fontWeight: 620,
              // Ends a line, rather than beginning one with a dot.
              ...(idea.source !== '' && {
                '&::after': { content: '"\u00a0·"', fontWeight: 400, color: 'text.secondary' },
              }),
            }}
          >
            {[idea.isEvent ? 'Event' : null, idea.eventType].filter(Boolean).join(' · ')}
          </Typography>
          {idea.source && (
            <Typography variant="body2" component="span" color="textSecondary">
              {' '}
              <Box component="span" sx={{ display: 'inline-block' }}>
                {idea.source}
              </Box>
            </Typography>
          )}
        </Box>
        {rating && (
          <Box
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 620 }}
          >
            <Star size={14} aria-hidden fill="currentColor" />
            <VisuallyHidden>Rated </VisuallyHidden>
            {rating}
          </Box>
        )}
      </Box>
      <Typography variant={isLead ? 'h2' : 'h3'} component="h3" id={id} sx={{ mt: 0.25 }}>
        {idea.name}
      </Typography>
    </Box>
  );
}

function GoodFor({ standards, why }: { standards: readonly string[]; why: string | null }) {
  if (standards.length === 0 || why === null) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        mt: 1,
        '& svg': { flex: 'none', mt: '2px', color: 'primary.main' },
      }}
    >
      <Eye size={16} aria-hidden />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', maxWidth: '80ch', textWrap: 'pretty' }}>
        <strong>Good for seeing {standards.join(' and ')}.</strong> {why}
      </Typography>
    </Box>
  );
}

const FIRST_SENTENCE = /^(.+?[.!?])\s+(\S.*)$/s;

/** One sentence, and the others on demand. */
function Description({ idea: { name, description }, isWhole }: { idea: ShownIdea; isWhole: boolean }) {
  const [isOpen, setOpen] = useState(isWhole);
  const text = useRef<HTMLParagraphElement>(null);
  if (!description) return null;
  const [, first, rest] = FIRST_SENTENCE.exec(description) ?? [];
  const isCut = !isOpen && first !== undefined && rest !== undefined;
  return (
    <Typography
      ref={text}
      tabIndex={isOpen && !isWhole ? -1 : undefined}
      sx={{ fontSize: '0.9375rem', maxWidth: '68ch', textWrap: 'pretty', outline: 'none' }}
    >
      {isCut ? first : description}
      {isCut && (
        <>
          {/* To assistive technology it is whole at once. */}
          <VisuallyHidden> {rest}</VisuallyHidden>{' '}
          <More
            component="button"
            type="button"
            aria-label={`More about ${name}`}
            onClick={() => {
              // The button is gone, and the keyboard focus would go with it.
              flushSync(() => setOpen(true));
              text.current?.focus();
            }}
          >
            More
          </More>
        </>
      )}
    </Typography>
  );
}

/** The rows that cards next to each other share: head, text, facts and buttons. */
export const CARD_ROWS = { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid' } as const;

const LEAD_CARD = {
  gap: { xs: '8px 12px', sm: '8px 24px' },
  gridTemplate: {
    xs: '"art head" auto "text text" auto "facts facts" auto "actions actions" auto / 56px minmax(0, 1fr)',
    sm: '"art head" auto "art text" auto "art facts" auto "art actions" auto / 144px minmax(0, 1fr)',
  },
} as const;
const ROW_CARD = {
  ...CARD_ROWS,
  gap: '8px 12px',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gridTemplateAreas: '"art head" "text text" "facts facts" "actions actions"',
} as const;

export function IdeaCard(props: Props) {
  const { idea, isLead = false } = props;
  const nameId = useId();
  return (
    <Card
      component="article"
      aria-labelledby={nameId}
      sx={{ display: 'grid', p: '20px', ...(isLead ? LEAD_CARD : ROW_CARD) }}
    >
      <Art eventType={idea.eventType} />
      <Heading idea={idea} isLead={isLead} id={nameId} />
      <Box sx={{ gridArea: 'text', minWidth: 0 }}>
        <Description idea={idea} isWhole={isLead} />
        <GoodFor standards={props.goodFor} why={idea.revealsWhy} />
      </Box>
      <Box sx={{ gridArea: 'facts', minWidth: 0 }}>
        <IdeaFacts idea={idea} location={props.location} isInOneLine={isLead} />
      </Box>
      <IdeaActions
        idea={idea}
        isLead={isLead}
        needsMatch={props.needsMatch ?? false}
        preference={props.preference}
        onVote={props.onVote}
        {...(props.onPlan && { onPlan: props.onPlan })}
      />
    </Card>
  );
}
