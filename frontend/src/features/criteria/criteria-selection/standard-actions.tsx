import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SelectedStandard } from './standard-card';

interface Props {
  standard: SelectedStandard;
  selectedCount: number;
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
}

const MOVES = [
  { step: -1, word: 'up', Icon: ArrowUp },
  { step: 1, word: 'down', Icon: ArrowDown },
] as const;

/** Keeps the focus on the button that was used while its card moves, or near it if the card can't move further. */
function useFocusAfterMove(place: number) {
  const buttons = useRef<HTMLDivElement>(null);
  const moved = useRef<-1 | 1 | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    const used = buttons.current?.querySelector<HTMLElement>(`[data-step="${moved.current}"]:not(:disabled)`);
    (used ?? buttons.current?.querySelector<HTMLElement>('button:not(:disabled)'))?.focus();
    moved.current = null;
  }, [place]);
  return { buttons, remember: (step: -1 | 1) => (moved.current = step) };
}

/** A selected standard can be moved; a custom one can also be edited and deleted. */
export function StandardActions({ standard, selectedCount, onMove, onEdit, onDelete }: Props) {
  const { option, place } = standard;
  const { buttons, remember } = useFocusAfterMove(place);
  const name = option.question;
  const isMovable = place > 0 && selectedCount > 1;
  if (!isMovable && !option.isCustom) return null;
  const move = (step: -1 | 1) => {
    remember(step);
    onMove(step);
  };
  return (
    <Box
      ref={buttons}
      sx={{
        '&&': { gridColumn: 2, ...(option.isCustom && { gridRow: { xs: '1 / span 2', sm: 1 } }) },
        display: 'flex',
        flexWrap: 'wrap',
        alignContent: 'start',
        justifyContent: 'flex-end',
        maxWidth: { xs: 88 + 8, sm: 'none' },
        p: { xs: '6px 4px 0 0', sm: '6px 11px 0 0' },
      }}
    >
      {isMovable &&
        MOVES.map(({ step, word, Icon }) => (
          <IconButton
            key={word}
            data-step={step}
            aria-label={`Move ${name} ${word}`}
            disabled={place + step < 1 || place + step > selectedCount}
            onClick={() => move(step)}
            // Dark, so that the one that leads nowhere is clearly lighter.
            sx={{ width: 44, height: 44, color: 'text.primary' }}
          >
            <Icon size={18} aria-hidden />
          </IconButton>
        ))}
      {option.isCustom && (
        <Box sx={{ whiteSpace: 'nowrap' }}>
          <IconButton aria-label={`Edit ${name}`} onClick={onEdit} sx={{ width: 44, height: 44 }}>
            <Pencil size={18} aria-hidden />
          </IconButton>
          <IconButton aria-label={`Delete ${name}`} onClick={onDelete} sx={{ width: 44, height: 44 }}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
