import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ExternalLink, Heart, ThumbsDown } from 'lucide-react';
import type { Preference } from '#contract/date-ideas';
import { ideaLink } from './idea-link';
import type { ShownIdea } from './shown-idea';

interface Props {
  idea: ShownIdea;
  location: string | null;
  preference: Preference | null;
  onVote: (preference: Preference) => void;
}

export function IdeaActions({ idea, location, preference, onVote }: Props) {
  const { href, label } = ideaLink(idea, location);
  const isLiked = preference === 'liked';
  const isDisliked = preference === 'disliked';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 'auto', pt: 2 }}>
      <Button
        size="small"
        variant={isLiked ? 'contained' : 'outlined'}
        color="secondary"
        aria-pressed={isLiked}
        aria-label={`Like ${idea.name}`}
        onClick={() => onVote('liked')}
        startIcon={<Heart size={16} aria-hidden fill={isLiked ? 'currentColor' : 'none'} />}
        sx={{ minHeight: 44 }}
      >
        Like
      </Button>
      <Button
        size="small"
        variant={isDisliked ? 'contained' : 'text'}
        color="inherit"
        aria-pressed={isDisliked}
        aria-label={`Dislike ${idea.name}`}
        onClick={() => onVote('disliked')}
        startIcon={<ThumbsDown size={16} aria-hidden />}
        sx={{ minHeight: 44, color: isDisliked ? undefined : 'text.secondary' }}
      >
        Dislike
      </Button>
      <Link
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${label}: ${idea.name} (opens in a new window)`}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, ml: 'auto' }}
      >
        {label}
        <ExternalLink size={14} aria-hidden />
      </Link>
    </Box>
  );
}
