import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CalendarPlus, Eye, Heart, Star, ThumbsDown } from 'lucide-react';
import { useId } from 'react';
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
        mt: 'auto',
        pt: 1,
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
        sx={{ minHeight: 44, color: isLiked ? undefined : 'text.secondary' }}
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

const Art = styled(IdeaArt)({ gridArea: 'art', borderRadius: 16, aspectRatio: '1' });

/** At the top, next to the name. */
const LEAD_ART = { alignSelf: 'start' };

const FirstPick = styled('span')(({ theme }) => ({
  marginRight: 8,
  padding: '2px 8px',
  borderRadius: 999,
  fontWeight: 620,
  color: theme.vars?.palette.primary.main,
  backgroundColor: theme.vars?.palette.soft.head,
}));

/** So that names next to each other are at one height. */
const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

function Heading({ idea, isLead, id }: { idea: ShownIdea; isLead: boolean; id: string }) {
  const rating = ratingText(idea.rating);
  return (
    <Box sx={{ gridArea: 'head', minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: '0.8125rem' }}>
        <Box component="span" sx={{ minWidth: 0, ...ONE_LINE }}>
          {isLead && (
            <Box component="span" sx={{ display: { xs: 'block', sm: 'inline' }, mb: 0.5 }}>
              <FirstPick>First pick</FirstPick>
            </Box>
          )}
          <Typography variant="body2" component="span" color="primary" sx={{ fontWeight: 620 }}>
            {[idea.isEvent ? 'Event' : null, idea.eventType].filter(Boolean).join(' · ')}
          </Typography>
          {idea.source && (
            <Typography variant="body2" component="span" color="textSecondary">
              {' '}
              <Box component="span" sx={{ '&::before': { content: '"· "' } }}>
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

export function IdeaCard(props: Props) {
  const { idea, isLead = false } = props;
  const nameId = useId();
  return (
    <Card
      component="article"
      aria-labelledby={nameId}
      sx={{
        height: '100%',
        display: 'grid',
        gap: isLead ? { xs: '8px 12px', sm: '4px 24px' } : '8px 12px',
        p: { xs: '12px 16px', sm: '16px 20px' },
        alignItems: 'center',
        gridTemplate: {
          xs: '"art head" auto "body body" 1fr / 56px minmax(0, 1fr)',
          ...(isLead && { sm: '"art head" auto "art body" 1fr / 120px minmax(0, 1fr)' }),
        },
      }}
    >
      <Art eventType={idea.eventType} {...(isLead && { sx: LEAD_ART })} />
      <Heading idea={idea} isLead={isLead} id={nameId} />
      <Box sx={{ gridArea: 'body', alignSelf: 'stretch', display: 'flex', flexDirection: 'column' }}>
        {idea.description && (
          <Typography sx={{ fontSize: '0.9375rem', maxWidth: '68ch', textWrap: 'pretty' }}>
            {idea.description}
          </Typography>
        )}
        <GoodFor standards={props.goodFor} why={idea.revealsWhy} />
        <IdeaFacts idea={idea} location={props.location} />
        <IdeaActions
          idea={idea}
          isLead={isLead}
          needsMatch={props.needsMatch ?? false}
          preference={props.preference}
          onVote={props.onVote}
          {...(props.onPlan && { onPlan: props.onPlan })}
        />
      </Box>
    </Card>
  );
}
