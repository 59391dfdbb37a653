import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import type { Preference } from '#contract/date-ideas';
import { IdeaCard } from './idea-card';
import type { ShownIdea } from './shown-idea';

interface Props {
  title: string;
  ideas: readonly ShownIdea[];
  location: string | null;
  preferenceOf: (id: string) => Preference | null;
  onVote: (idea: ShownIdea, clicked: Preference, current: Preference | null) => Promise<void>;
}

export function IdeaSection({ title, ideas, location, preferenceOf, onVote }: Props) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (ideas.length === 0) return null;
  const vote = (idea: ShownIdea, clicked: Preference) => {
    // A card that is disliked goes away, and would take the keyboard's place with it.
    if (clicked === 'disliked') heading.current?.focus({ preventScroll: true });
    void onVote(idea, clicked, preferenceOf(idea.id));
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 4 }}>
      <Typography variant="h2" id={titleId} ref={heading} tabIndex={-1} sx={{ mb: 2, outline: 'none' }}>
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(300px, 1fr))' },
        }}
      >
        {ideas.map((idea) => (
          <li key={idea.id}>
            <IdeaCard
              idea={idea}
              location={location}
              preference={preferenceOf(idea.id)}
              onVote={(clicked) => vote(idea, clicked)}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
