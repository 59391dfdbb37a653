import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Preference } from '#contract/dating/date-ideas';
import { ignoreTaps } from '../../lib/ignore-taps';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { CARD_ROWS, IdeaCard } from './idea-card';
import type { ShownIdea } from './shown-idea';

/** More of them are a long way to scroll past with a thumb. */
const SHOWN_ON_PHONE = 6;

interface IdeaSectionProps {
  title: string;
  ideas: readonly ShownIdea[];
  /** On a phone it begins with a few; what the user likes is all there. */
  canFold: boolean;
  /** Its first idea is the one to begin with. */
  hasLead?: boolean;
  location: string | null;
  goodForOf: (idea: ShownIdea) => readonly string[];
  preferenceOf: (id: string) => Preference | null;
  onVote: (idea: ShownIdea, clicked: Preference, current: Preference | null) => Promise<void>;
  onPlan: ((idea: ShownIdea) => void) | null;
  /** There is no one to plan a date with. */
  hasNoOne: boolean;
}

const LEAD = { gridColumn: '1 / -1', minWidth: 0, mb: 1 };
/** What cards in a row have in common is at one height: their heads, texts, facts and buttons. */
const IN_ROW = { ...CARD_ROWS, minWidth: 0, mb: 1 };

/** Where two cards, and three, are at least 300 px wide. */
const TWO_IN_ROW = '@media (min-width: 680px)';
const THREE_IN_ROW = '@media (min-width: 996px)';

/** Six columns, so that a row can have two cards or three. */
const COLUMNS = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  [TWO_IN_ROW]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
};

/** The last cards are wider where their row would end in a hole. `left` counts a card and those after it. */
function columnsOf(left: number, count: number) {
  const isAlone = count % 2 === 1 && left === 1;
  // Two in the last row, or in the last two rows instead of three and one.
  const inPairs = [0, 4, 2][count % 3] ?? 0;
  return {
    [TWO_IN_ROW]: { gridColumn: isAlone ? '1 / -1' : 'span 3' },
    [THREE_IN_ROW]: { gridColumn: left <= inPairs ? 'span 3' : 'span 2' },
  };
}

export function IdeaSection({
  title,
  ideas,
  hasLead = false,
  preferenceOf,
  onVote,
  ...rest
}: IdeaSectionProps) {
  const { location, goodForOf, onPlan, hasNoOne, canFold } = rest;
  const titleId = useId();
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const [isWhole, setWhole] = useState(false);
  const isFolded = isPhone && canFold && !isWhole && ideas.length > SHOWN_ON_PHONE + 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  if (ideas.length === 0) return null;
  const showAll = () => {
    flushSync(() => setWhole(true));
    // The button is gone, and the keyboard focus would go with it.
    list.current?.children[SHOWN_ON_PHONE]?.querySelector('button')?.focus({ preventScroll: true });
  };
  const vote = (idea: ShownIdea, clicked: Preference) => {
    // The second half of a double tap would take it back, or meet the card that takes the place.
    ignoreTaps();
    // Disliking a card removes it, and the keyboard focus with it.
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
        ref={list}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          ...COLUMNS,
          columnGap: 2,
          // Within a card; with the margin, it is twice as much from card to card.
          rowGap: 1,
          mb: -1,
        }}
      >
        {(isFolded ? ideas.slice(0, SHOWN_ON_PHONE) : ideas).map((idea, index) => (
          <Box
            component="li"
            key={idea.id}
            sx={
              hasLead && index === 0
                ? LEAD
                : { ...IN_ROW, ...columnsOf(ideas.length - index, ideas.length - (hasLead ? 1 : 0)) }
            }
          >
            <IdeaCard
              idea={idea}
              isLead={hasLead && index === 0}
              needsMatch={hasNoOne}
              goodFor={goodForOf(idea)}
              location={location}
              preference={preferenceOf(idea.id)}
              onVote={(clicked) => vote(idea, clicked)}
              {...(onPlan && { onPlan: () => onPlan(idea) })}
            />
          </Box>
        ))}
      </Box>
      {isFolded && (
        <Button variant="outlined" onClick={showAll} fullWidth sx={{ mt: 3 }}>
          Show {ideas.length - SHOWN_ON_PHONE} more ideas
          <VisuallyHidden> of “{title}”</VisuallyHidden>
        </Button>
      )}
    </Box>
  );
}
