import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ChoiceChips } from '../../../ui/fields/choice-chips';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';

/** Words above a hairline; the shown state's is thicker. */
const Row = styled('div')(({ theme }) => ({
  minWidth: 0,
  boxShadow: `inset 0 -1px ${theme.vars?.palette.divider}`,
  // The first one's words start where the rest of the column does.
  '& [role=group]': { columnGap: 24 },
  '& .MuiChip-label': { paddingInline: 0 },
  '& .MuiChip-root': {
    minWidth: 44,
    borderRadius: 0,
    fontSize: '0.9375rem',
    color: theme.vars?.palette.text.secondary,
  },
  '& .MuiChip-root:hover, & .MuiChip-root[aria-pressed=true]': { color: theme.vars?.palette.primary.main },
  '& .MuiChip-root::before, & .MuiChip-root:hover::before': {
    inset: 'auto 0 0',
    height: 2,
    border: 0,
    borderRadius: 0,
    backgroundColor: 'transparent',
  },
  '& .MuiChip-root:hover::before': { backgroundColor: theme.vars?.palette.score.edge },
  '& .MuiChip-root[aria-pressed=true]::before': { backgroundColor: theme.vars?.palette.primary.main },
}));

interface Props<State extends string> {
  /** With their labels. */
  labels: Readonly<Record<State, string>>;
  shown: State;
  /** Null when the shown one is pressed again. */
  onShow: (state: State | null) => void;
}

/** Which part of a list is shown. */
export function StateTabs<State extends string>({ labels, shown, onShow }: Props<State>) {
  const id = useId();
  return (
    <Row>
      <VisuallyHidden>
        <span id={id}>Show</span>
      </VisuallyHidden>
      <ChoiceChips labelledBy={id} choices={labels} chosen={shown} onChoose={onShow} />
    </Row>
  );
}
