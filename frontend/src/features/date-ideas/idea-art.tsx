import { styled } from '@mui/material/styles';
import { IDEA_CATEGORIES, type IdeaCategory } from '#contract/date-ideas';
import { ART } from './idea-art-shapes';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .head': { stroke: theme.vars?.palette.primary.main },
  '& .heart': { stroke: theme.vars?.palette.secondary.main },
  '& .head-fill': { fill: theme.vars?.palette.background.paper },
  '& .heart-fill': { fill: `color-mix(in srgb, ${theme.vars?.palette.secondary.main} 26%, transparent)` },
}));

const Ground = styled('div', { shouldForwardProp: (name) => name !== 'voice' })<{ voice: 'heart' | 'head' }>(
  ({ theme, voice }) => ({
    display: 'grid',
    placeItems: 'center',
    background: theme.vars?.palette.soft[voice],
    '& svg': { width: 'min(72%, 84px)', aspectRatio: '1' },
  }),
);

const isCategory = (text: string): text is IdeaCategory =>
  IDEA_CATEGORIES.some((category) => category === text);

/** A drawing for the kind of idea, on the ground of one of the two voices in turn. */
export function IdeaArt({ eventType, className }: { eventType: string; className?: string }) {
  const category: IdeaCategory = isCategory(eventType) ? eventType : 'Around town';
  return (
    <Ground className={className} voice={IDEA_CATEGORIES.indexOf(category) % 2 ? 'heart' : 'head'}>
      <Drawing viewBox="0 0 64 64" aria-hidden>
        {ART[category]}
      </Drawing>
    </Ground>
  );
}
