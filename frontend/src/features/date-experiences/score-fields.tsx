import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
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
  /** "Not seen yet" can be chosen; it is stored as null. */
  maybeUnseen?: boolean;
  note?: string | undefined;
}

const PHONE = '(max-width: 599.95px)';

/** After a finger has answered here, the next rating without an answer comes to the middle of the screen. */
function bringNextIntoReach({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>): void {
  const isFinger = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
  const form = currentTarget.closest('form');
  if (!isFinger || !form || !window.matchMedia(PHONE).matches) return;
  // The rating just made folds first.
  requestAnimationFrame(() => {
    const next = [...form.querySelectorAll('[role=radiogroup]')].find(
      (group) =>
        !group.querySelector(':checked') &&
        currentTarget.compareDocumentPosition(group) & Node.DOCUMENT_POSITION_FOLLOWING &&
        !currentTarget.contains(group),
    );
    // At once: a browser that is still scrolling takes the next tap for the end of it.
    next?.scrollIntoView({ block: 'center' });
  });
}

/** One rating in the form, which can focus its first button. */
function RatingField({ control, field, name, maybeUnseen = false, ...scale }: RatingFieldProps) {
  const { field: input, fieldState } = useController({ control, name: field });
  return (
    <div
      onClick={bringNextIntoReach}
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
}

interface Props {
  control: Control<ScoreValues>;
  criteria: readonly Criterion[];
  /** Offers the location of the last date as a one-tap suggestion. */
  lastPlaces?: readonly string[];
  filledInPlace?: FilledInPlace | undefined;
  /** Something special about a standard, by its id. */
  notes?: Readonly<Record<string, string>>;
}

/** Two columns wherever both fit; one below the other on the narrowest phones. */
const SIDE_BY_SIDE = { xs: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))', sm: '200px 1fr' };

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

function Voice({ voice, about, children }: { voice: 'Heart' | 'Head'; about: string; children: ReactNode }) {
  const color = voice === 'Heart' ? 'secondary.main' : 'primary.main';
  return (
    <Box
      component="section"
      aria-label={voice}
      sx={{ display: 'grid', gap: { xs: 2.5, sm: 3 }, mt: { sm: 1 } }}
    >
      <Box sx={{ borderBottom: 2, borderColor: color, pb: 0.75 }}>
        <Typography variant="h3" sx={{ color }}>
          {voice}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {about}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

export function ScoreFields({ control, criteria, lastPlaces = [], filledInPlace, notes = {} }: Props) {
  const { data: user } = useCurrentUser();
  const heart = (
    <Voice key="heart" voice="Heart" about="How it felt. Shown next to the percentage, never part of it.">
      {CONTEXT.map((rating) => (
        <RatingField key={rating.field} control={control} voice="heart" {...rating} />
      ))}
    </Voice>
  );
  const head = (
    <Voice
      key="head"
      voice="Head"
      about="How it measured up to your standards. What you couldn't see yet stays open."
    >
      {criteria.map(({ id, question, gradingCriteria }) => (
        <RatingField
          key={id}
          control={control}
          field={`scores.${id}`}
          name={question}
          voice="head"
          maybeUnseen
          note={notes[id]}
          lowExample={gradingCriteria.lowExample}
          highExample={gradingCriteria.highExample}
        />
      ))}
    </Voice>
  );
  return (
    <>
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
      <Feelings control={control} onClick={bringNextIntoReach} />
      <Typography variant="body2" color="textSecondary" sx={ONLY_WITH_KEYS}>
        On a keyboard, 1 to 9 rate and 0 is a 10; Tab moves on.
      </Typography>
      {user?.rateStandardsFirst ? head : heart}
      <HaloHint />
      {user?.rateStandardsFirst ? heart : head}
    </>
  );
}
