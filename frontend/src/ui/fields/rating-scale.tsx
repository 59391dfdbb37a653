import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { EyeOff } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { CONTEXT_SCORE_RULES } from '#contract/dating/date-experiences';
import { CHOSEN_IN_FORCED_COLORS } from '../dials/bar-styles';
import { CellInput } from './radio-cell';

const NOT_SEEN = 'Not seen yet';
const RATINGS = Array.from({ length: CONTEXT_SCORE_RULES.chemistry.max }, (_, index) => index + 1);

// The eleventh choice follows the ten in the document, so that arrow keys reach it after them, but is drawn above.
const Group = styled('div')({
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name unseen" "note note" "row row" "guide guide" "error error"',
  alignItems: 'center',
  columnGap: 12,
});
const Name = styled('div')({
  gridArea: 'name',
  fontSize: '1rem',
  fontWeight: 600,
  marginBottom: 10,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
const Note = styled('div')(({ theme }) => ({
  gridArea: 'note',
  marginBottom: 8,
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
}));

// One joined row: ten cells fit into 328 px, and into 288 px on the narrowest phones, only without gaps.
const Row = styled('div')(({ theme }) => ({
  gridArea: 'row',
  display: 'grid',
  gridTemplateColumns: `repeat(${RATINGS.length}, minmax(0, 1fr))`,
  border: `1px solid ${theme.vars?.palette.score.edge}`,
  borderRadius: 12,
  overflow: 'hidden',
  marginInline: -1,
  backgroundColor: theme.vars?.palette.background.paper,
}));

const Cell = styled('span')(({ theme }) => ({
  position: 'relative',
  height: 44,
  display: 'grid',
  placeItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 560,
  fontSize: '0.9375rem',
  transition: 'background-color 150ms, color 150ms',
  '& + &': { borderLeft: `1px solid ${theme.vars?.palette.score.edge}` },
  '&:hover': { backgroundColor: theme.vars?.palette.soft.head },
  '&:has(:checked)': {
    backgroundColor: theme.vars?.palette.primary.main,
    color: theme.vars?.palette.primary.contrastText,
    ...CHOSEN_IN_FORCED_COLORS,
  },
  '.heart &:hover': { backgroundColor: theme.vars?.palette.soft.heart },
  '.heart &:has(:checked)': {
    backgroundColor: theme.vars?.palette.secondary.main,
    color: theme.vars?.palette.secondary.contrastText,
    ...CHOSEN_IN_FORCED_COLORS,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars?.palette.secondary.main}`, outlineOffset: -3 },
  '.heart &:has(:focus-visible)': { outlineColor: theme.vars?.palette.primary.main },
}));

const Unseen = styled('span')(({ theme }) => ({
  gridArea: 'unseen',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  // 44 px within its border, which is what can be tapped.
  minHeight: 46,
  // It reaches into the space above, so that every scale stands as close to its name as one without it.
  marginTop: -12,
  padding: '0 8px',
  // Its words end where the scale does.
  marginRight: -10,
  borderRadius: 999,
  // Quieter than the name next to it; its outline shows once it is chosen.
  border: '1px solid transparent',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  color: theme.vars?.palette.text.secondary,
  transition: 'background-color 150ms, color 150ms',
  '&:hover': { backgroundColor: theme.vars?.palette.soft.head },
  '&:has(:checked)': {
    borderColor: theme.vars?.palette.primary.main,
    backgroundColor: theme.vars?.palette.soft.head,
    color: theme.vars?.palette.primary.main,
    fontWeight: 560,
    ...CHOSEN_IN_FORCED_COLORS,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars?.palette.secondary.main}`, outlineOffset: 1 },
}));

const Guide = styled('div')(({ theme }) => ({
  gridArea: 'guide',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  overflowWrap: 'anywhere',
  gap: 16,
  marginTop: 6,
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  color: theme.vars?.palette.text.secondary,
  '& b': { display: 'block', fontWeight: 600, color: theme.vars?.palette.text.primary },
  '& > :last-of-type': { textAlign: 'right' },
  // On phones, only the rating that comes next is explained, and one with a keyboard on it. Focus alone must not unfold it:
  // it moves with the press of a finger, and what was under the finger would be elsewhere when it lifts.
  [theme.breakpoints.down('sm')]: {
    '[role=radiogroup]:is(.waiting, :has(:checked)):not(:has(:focus-visible)) > &': { display: 'none' },
  },
}));

interface Props {
  /** `Chemistry`, `Enjoyment` or the standard. */
  name: string;
  value: number | null;
  onChange: (rating: number) => void;
  /** The color: head for standards, heart for chemistry and enjoyment. */
  voice?: 'head' | 'heart';
  /** The user's own words for each end of the scale. */
  lowExample?: string;
  highExample?: string;
  /** Offers "Not seen yet" as an eleventh choice. */
  unseen?: { isChosen: boolean; onChoose: () => void };
  /** Another rating comes first: on phones, what its ends mean is shown once it is this one's turn. */
  isWaiting?: boolean;
  /** Something special about this rating. */
  note?: string | undefined;
  error?: string;
}

/** The rating that a digit key means; 0 is 10. */
const ratingOfKey = (key: string): number | null => (/^\d$/.test(key) ? Number(key) || 10 : null);

/** A rating from 1 to 10 in one tap or with a digit, or none because there was nothing to see. */
export function RatingScale({ name, value, onChange, voice = 'head', ...rest }: Props) {
  const { lowExample, highExample, unseen, isWaiting = false, note, error } = rest;
  const id = useId();
  const rateByKey = ({ key, ctrlKey, metaKey, altKey, currentTarget }: KeyboardEvent) => {
    const rating = ctrlKey || metaKey || altKey ? null : ratingOfKey(key);
    if (rating === null) return;
    onChange(rating);
    // The arrow keys go on from there, and the ring is around what counts.
    currentTarget.querySelector<HTMLInputElement>(`input[value="${rating}"]`)?.focus();
  };
  return (
    <Group
      role="radiogroup"
      onKeyDown={rateByKey}
      className={isWaiting ? `${voice} waiting` : voice}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${note ? `${id}-note ` : ''}${id}-guide${error ? ` ${id}-error` : ''}`}
    >
      <Name id={`${id}-name`}>{name}</Name>
      {note && <Note id={`${id}-note`}>{note}</Note>}
      <Row>
        {RATINGS.map((rating) => (
          <Cell key={rating}>
            <span aria-hidden>{rating}</span>
            <CellInput
              type="radio"
              name={id}
              value={rating}
              aria-label={String(rating)}
              checked={rating === value}
              onChange={() => onChange(rating)}
            />
          </Cell>
        ))}
      </Row>
      {unseen && (
        <Unseen>
          <EyeOff size={16} aria-hidden />
          <span aria-hidden>{NOT_SEEN}</span>
          <CellInput
            type="radio"
            name={id}
            aria-label={NOT_SEEN}
            checked={unseen.isChosen}
            onChange={unseen.onChoose}
          />
        </Unseen>
      )}
      <Guide id={`${id}-guide`}>
        <span>
          <b>Low (1-3)</b> {lowExample}
        </span>
        <span>
          <b>High (8-10)</b> {highExample}
        </span>
      </Guide>
      {error && (
        <FormHelperText error id={`${id}-error`} sx={{ gridArea: 'error' }}>
          {error}
        </FormHelperText>
      )}
    </Group>
  );
}
