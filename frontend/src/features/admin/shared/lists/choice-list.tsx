import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { hourWords } from '../console-format';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  hint: string;
}

const Group = styled('fieldset', { shouldForwardProp: (name) => name !== 'columns' })<{
  columns: number;
}>(({ theme, columns }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: 8,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  '& legend': { padding: 0, marginBottom: 8, fontSize: '0.9375rem', fontWeight: 560 },
  '& label': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 12,
    alignItems: 'start',
    padding: '10px 14px',
    border: `1px solid ${theme.vars?.palette.divider}`,
    borderRadius: 14,
    cursor: 'pointer',
  },
  '& label:has(:checked)': {
    borderColor: theme.vars?.palette.primary.main,
    background: theme.vars?.palette.soft.head,
  },
  '& label:has(:focus-visible)': {
    outline: `2px solid ${theme.vars?.palette.primary.main}`,
    outlineOffset: 2,
  },
  '& input': {
    width: 18,
    height: 18,
    margin: '2px 0 0',
    accentColor: theme.vars?.palette.primary.main,
  },
  '& input:focus-visible': { outline: 'none' },
  '& .name': { fontWeight: 600 },
  '& .hint': {
    gridColumn: 2,
    fontSize: '0.8125rem',
    lineHeight: 1.45,
    color: theme.vars?.palette.text.secondary,
  },
}));

/** On wide screens; three in two columns would leave a hole. */
const columnsOf = ({ length }: readonly unknown[]): number => (length === 3 ? 3 : 2);

interface Props<Value extends string> {
  legend: string;
  value: Value;
  choices: readonly Choice<Value>[];
  /** Always one below the other. */
  isNarrow?: boolean;
  onChange: (value: Value) => void;
}

/** A few options, each with a one-sentence explanation. */
export function ChoiceList<Value extends string>({
  legend,
  value,
  choices,
  isNarrow = false,
  onChange,
}: Props<Value>) {
  const id = useId();
  return (
    <Group columns={isNarrow ? 1 : columnsOf(choices)}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            aria-labelledby={`${id}-${choice.value}`}
            aria-describedby={`${id}-${choice.value}-hint`}
          />
          <span className="name" id={`${id}-${choice.value}`}>
            {choice.label}
          </span>
          <span className="hint" id={`${id}-${choice.value}-hint`}>
            {choice.hint}
          </span>
        </label>
      ))}
    </Group>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The hours of a day, or some of them, for a select field. */
export function HourOptions({ min = 0, max = 23 }: { min?: number; max?: number }) {
  return HOURS.slice(min, max + 1).map((hour) => (
    <option key={hour} value={hour}>
      {hourWords(hour)}
    </option>
  ));
}
