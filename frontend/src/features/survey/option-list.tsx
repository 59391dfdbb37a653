import { styled } from '@mui/material/styles';
import { useId, useRef, type KeyboardEvent } from 'react';
import { optionLabel } from '#contract/account/profile';
import { CellInput } from '../../ui/fields/radio-cell';

const List = styled('div')({ display: 'grid', gap: 10 });

const Option = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 56,
  padding: '12px 18px',
  borderRadius: 16,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
  fontSize: '1.0625rem',
  transition: 'border-color 150ms, background-color 150ms',
  '&:hover': { borderColor: theme.vars?.palette.primary.main },
  '&:has(:checked)': {
    borderColor: theme.vars?.palette.primary.main,
    background: theme.vars?.palette.soft.head,
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
}));

const Dot = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: `2px solid ${theme.vars?.palette.text.disabled}`,
  transition: 'border-width 150ms, border-color 150ms',
  'label:has(:checked) > &': { borderWidth: 6, borderColor: theme.vars?.palette.primary.main },
}));

interface Props {
  labelledBy: string;
  options: readonly string[];
  value: string;
  /** Reached with the arrow keys: selected, but not final. */
  onBrowse: (value: string) => void;
  /** Clicked, or selected with Space or Enter: a deliberate choice. */
  onChoose: (value: string) => void;
}

/** Arrow keys select in a native radio group; only a deliberate choice may advance. */
export function OptionList({ labelledBy, options, value, onBrowse, onChoose }: Props) {
  const name = useId();
  const isBrowsing = useRef(false);

  const onKeyDown = (event: KeyboardEvent, option: string) => {
    isBrowsing.current = event.key.startsWith('Arrow');
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onChoose(option);
  };
  return (
    <List role="radiogroup" aria-labelledby={labelledBy}>
      {options.map((option) => (
        <Option key={option}>
          <Dot aria-hidden />
          <span>{optionLabel(option)}</span>
          <CellInput
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onKeyDown={(event) => onKeyDown(event, option)}
            onPointerDown={() => (isBrowsing.current = false)}
            onChange={() => onBrowse(option)}
            onClick={() => {
              if (!isBrowsing.current) onChoose(option);
              isBrowsing.current = false;
            }}
          />
        </Option>
      ))}
    </List>
  );
}
