import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { PIN_LENGTH } from '../../lib/app-lock/pin';
import { FORCED_COLORS } from '../dials/bar-styles';
import { VisuallyHidden } from '../layout/visually-hidden';

const CELLS = Array.from({ length: PIN_LENGTH }, (_, index) => index);

const Cells = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(${PIN_LENGTH}, minmax(0, 44px))`,
  gap: 8,
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    height: 52,
    borderRadius: 12,
    boxSizing: 'border-box',
    border: `1.5px solid ${theme.vars?.palette.score.edge}`,
    backgroundColor: theme.vars?.palette.background.paper,
  },
  '& > .filled::after': {
    content: '""',
    width: 12,
    height: 12,
    borderRadius: '50%',
    backgroundColor: theme.vars?.palette.text.primary,
    [FORCED_COLORS]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
  // The one real field lies over the cells, which show what is in it.
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    opacity: 0,
    // Smaller text makes phones zoom in.
    fontSize: '1rem',
    cursor: 'text',
  },
  '& > input:focus ~ .next': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 1 },
  '& > input[aria-invalid=true] ~ span': { borderColor: theme.vars?.palette.error.main },
  '& > input:disabled ~ span': { opacity: 0.5 },
}));

interface Props {
  label: string;
  value: string;
  onChange: (pin: string) => void;
  problem: string | null;
  /** Shown where a problem would be. */
  status: string | null;
  /** What is typed meanwhile is dropped, but the keyboard stays open. */
  isBusy: boolean;
  disabled: boolean;
}

/** A PIN as one cell per digit, each a dot once it is typed. No password manager is asked to keep it. */
export function PinCells({ label, value, onChange, problem, status, isBusy, disabled }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!disabled) input.current?.focus();
  }, [disabled]);
  return (
    <div>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <Cells>
        <input
          ref={input}
          id={id}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_LENGTH}
          value={value}
          readOnly={isBusy}
          disabled={disabled}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, PIN_LENGTH))}
        />
        {CELLS.map((index) => (
          <span
            key={index}
            aria-hidden
            className={index < value.length ? 'filled' : index === value.length ? 'next' : undefined}
          />
        ))}
      </Cells>
      <Typography
        id={`${id}-problem`}
        role="alert"
        variant="body2"
        color={problem === null ? 'textSecondary' : 'error'}
        sx={{ mt: 1.5, minHeight: '3em', textAlign: 'center', maxWidth: 304 }}
      >
        {problem ?? status}
      </Typography>
    </div>
  );
}
