import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Heart, ThumbsDown } from 'lucide-react';
import type { Preference } from '#contract/date-ideas';
import type { ShownIdea } from './shown-idea';

interface Props {
  idea: ShownIdea;
  preference: Preference | null;
  onVote: (preference: Preference) => void;
}

export function IdeaActions({ idea, preference, onVote }: Props) {
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
        aria-label={`Dislike: ${idea.name}`}
        onClick={() => onVote('disliked')}
        startIcon={<ThumbsDown size={16} aria-hidden />}
        sx={{ minHeight: 44, color: isDisliked ? undefined : 'text.secondary' }}
      >
        Dislike
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto' }}>
        {idea.source}
      </Typography>
    </Box>
  );
}
