import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import type { Criterion } from '#contract/dating/criteria';
import { DATE_RULES } from '#contract/dating/date-experiences';
import { localDay } from '../../lib/format';
import { FormField } from '../../ui/fields/form-field';
import { RatingScale } from '../../ui/fields/rating-scale';
import { useCurrentUser } from '../auth/auth.api';
import { HaloHint } from './halo-hint';
import { Feelings, LastPlaces, RecentDays, type FilledInPlace } from './score-chips';
import type { ScoreValues } from './score-form';

interface RatingFieldProps {
  control: Control<ScoreValues>;
  field: 'chemistry' | 'enjoyment' | `scores.${string}`;
  name: string;
  lowExample: string;
  highExample: string;
  voice: 'head' | 'heart';
  isWaiting: boolean;
  /** "Not seen yet" can be chosen; it is stored as null. */
  maybeUnseen?: boolean;
  note?: string | undefined;
}

const PHONE = '(max-width: 599.95px)';

/**
 * After a finger has given a rating its first answer, what comes next is brought to the middle of the screen: the rating
 * that is explained now, or the end of the form.
 */
function bringNextIntoReach({ nativeEvent, target, currentTarget }: MouseEvent<HTMLElement>): void {
  const isFinger = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
  const form = currentTarget.closest('form');
  const isChoice = target instanceof HTMLInputElement;
  if (!isFinger || !isChoice || !form || !window.matchMedia(PHONE).matches) return;
  // The rating just made folds first.
  requestAnimationFrame(() => {
    const next = form.querySelector('[role=radiogroup]:not(.waiting):not(:has(:checked))');
    // At once: a browser that is still scrolling takes the next tap for the end of it.
    if (next) next.scrollIntoView({ block: 'center' });
    else form.querySelector('[data-occasion]')?.scrollIntoView({ block: 'end' });
  });
}

/** One rating in the form, which can focus its first button. What is typed elsewhere in the form leaves it alone. */
const RatingField = memo(function RatingField(props: RatingFieldProps) {
  const { control, field, name, maybeUnseen = false, ...scale } = props;
  const { field: input, fieldState } = useController({ control, name: field });
  const isOpen = maybeUnseen ? input.value === undefined : typeof input.value !== 'number';
  return (
    <div
      {...(isOpen && { onClick: bringNextIntoReach })}
      ref={(node) => input.ref({ focus: () => node?.querySelector('input')?.focus() })}
    >
      <RatingScale
        name={name}
        value={typeof input.value === 'number' ? input.value : null}
        onChange={input.onChange}
        {...scale}
        {...(maybeUnseen && {
          unseen: { isChosen: input.value === null, onChoose: () => input.onChange(null) },
        })}
        {...(fieldState.error?.message && { error: fieldState.error.message })}
      />
    </div>
  );
});

interface OccasionProps {
  control: Control<ScoreValues>;
  /** Offers the location of the last date as a one-tap suggestion. */
  lastPlaces?: readonly string[];
  filledInPlace?: FilledInPlace | undefined;
}

interface Props extends OccasionProps {
  criteria: readonly Criterion[];
  /** Something special about a standard, by its id. */
  notes?: Readonly<Record<string, string>>;
}

/** The ratings come first, and what goes with them stays next to them where there is room. */
const FORM = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 2.5, sm: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 272px' },
};
/** Two columns wherever both fit; one below the other on the narrowest phones and next to the ratings. */
const SIDE_BY_SIDE = {
  xs: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  sm: '200px 1fr',
  md: 'minmax(0, 1fr)',
};

/** A finger has no keys to press. */
const ONLY_WITH_KEYS = { display: 'none', '@media (hover: hover) and (pointer: fine)': { display: 'block' } };

const CONTEXT = [
  {
    field: 'chemistry',
    name: 'Chemistry',
    lowExample: 'No spark. You could have been coworkers.',
    highExample: 'You felt the pull and want to be close again.',
  },
  {
    field: 'enjoyment',
    name: 'Enjoyment',
    lowExample: 'You kept checking the time.',
    highExample: 'Time flew, and you went home smiling.',
  },
] as const;

const COLORS = { Heart: 'secondary.main', Head: 'primary.main', 'The date': 'text.primary' } as const;

interface PartProps {
  name: keyof typeof COLORS;
  about: string;
  children: ReactNode;
}

/** One part of the form, in its color. */
function Part({ name, about, children }: PartProps) {
  const color = COLORS[name];
  return (
    <Box component="section" aria-label={name} sx={{ display: 'grid', gap: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Box sx={{ borderBottom: 2, borderColor: color, pb: 0.75 }}>
        <Typography variant="h3" sx={{ color }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {about}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

/** When and where it was, and how the user felt. */
function Occasion({ control, lastPlaces = [], filledInPlace }: OccasionProps) {
  return (
    <Box
      data-sticks
      data-occasion
      sx={{
        minWidth: 0,
        // It stays next to the ratings: from its top where it fits, or else from its end.
        '@media (min-width: 900px)': { position: 'sticky', bottom: 0, alignSelf: 'end' },
        '@media (min-width: 900px) and (min-height: 960px)': { bottom: 'auto', top: 0, alignSelf: 'start' },
      }}
    >
      <Part name="The date" about="When, where, and in a few words.">
        <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 2.5 }, gridTemplateColumns: SIDE_BY_SIDE }}>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
            <FormField
              control={control}
              name="dateDate"
              label="Date"
              type="date"
              rule={DATE_RULES.dateDate}
              inputProps={{ max: localDay(new Date()) }}
            />
            <RecentDays control={control} />
          </Box>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
            <FormField control={control} name="location" label="Location" rule={DATE_RULES.location} />
            <LastPlaces control={control} places={lastPlaces} filledIn={filledInPlace} />
          </Box>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <FormField
            control={control}
            name="personalNotes"
            label="Overall feeling"
            multiline
            minRows={1}
            maxRows={6}
            rule={DATE_RULES.personalNotes}
            counted
            hint="How did you feel on the way home?"
          />
          <Feelings control={control} />
        </Box>
      </Part>
    </Box>
  );
}

/**
 * The rating whose turn it is: the first without an answer after the last one that has one, or else the first without.
 * "Not seen yet" is an answer.
 */
function useNextRating(control: Control<ScoreValues>, criteria: readonly Criterion[], isHeadFirst: boolean) {
  const { scores = {}, ...values } = useWatch({ control });
  const heart = CONTEXT.map(({ field }) => ({
    id: field as string,
    isOpen: typeof values[field] !== 'number',
  }));
  const head = criteria.map(({ id }) => ({ id, isOpen: scores[id] === undefined }));
  const ratings = isHeadFirst ? [...head, ...heart] : [...heart, ...head];
  const last = ratings.findLastIndex(({ isOpen }) => !isOpen);
  return (ratings.slice(last + 1).find(({ isOpen }) => isOpen) ?? ratings.find(({ isOpen }) => isOpen))?.id;
}

export function ScoreFields({ control, criteria, lastPlaces, filledInPlace, notes = {} }: Props) {
  const { data: user } = useCurrentUser();
  const isHeadFirst = user?.rateStandardsFirst ?? false;
  const next = useNextRating(control, criteria, isHeadFirst);
  const heart = (
    <Part key="heart" name="Heart" about="How it felt. Shown next to the percentage, never part of it.">
      {CONTEXT.map((rating) => (
        <RatingField
          key={rating.field}
          control={control}
          voice="heart"
          isWaiting={next !== rating.field}
          {...rating}
        />
      ))}
    </Part>
  );
  const head = (
    <Part
      key="head"
      name="Head"
      about="How it measured up to your standards. What you couldn't see yet stays open."
    >
      {criteria.map(({ id, question, gradingCriteria }) => (
        <RatingField
          key={id}
          control={control}
          field={`scores.${id}`}
          name={question}
          voice="head"
          isWaiting={next !== id}
          maybeUnseen
          note={notes[id]}
          lowExample={gradingCriteria.lowExample}
          highExample={gradingCriteria.highExample}
        />
      ))}
    </Part>
  );
  return (
    <Box sx={FORM}>
      <Box sx={{ display: 'grid', gap: { xs: 4, sm: 5 }, minWidth: 0 }}>
        {isHeadFirst ? head : heart}
        {isHeadFirst ? heart : head}
        <HaloHint />
        <Typography variant="body2" color="textSecondary" sx={ONLY_WITH_KEYS}>
          On a keyboard, 1 to 9 rate and 0 is a 10; Tab moves on.
        </Typography>
      </Box>
      <Occasion control={control} filledInPlace={filledInPlace} {...(lastPlaces && { lastPlaces })} />
    </Box>
  );
}
