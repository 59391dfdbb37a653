import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LifeBuoy } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { HelpCard as Help } from '#contract/dating/help';
import { readStored, writeStored } from '../../lib/storage/browser-storage';
import { HelpText } from './help-text';

/** Says nothing to someone who looks through the device: ids of what was folded away, nothing else. */
const FOLDED = 'folded';
const MOST_REMEMBERED = 200;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

function useFolded(id: string, isOffer: boolean): [boolean, (isFolded: boolean) => void] {
  const folded = () => readStored(localStorage, FOLDED, isIds) ?? [];
  const [isFolded, setFolded] = useState(() => isOffer || folded().includes(id));
  const fold = (next: boolean) => {
    const others = folded().filter((known) => known !== id);
    writeStored(localStorage, FOLDED, next ? [...others, id].slice(-MOST_REMEMBERED) : others);
    setFolded(next);
  };
  return [isFolded, fold];
}

interface Props {
  help: Help;
  /** The match or date whose notes it is about; folded away, it stays so on this device. */
  subjectId: string;
  /** Just saved: read out and brought into view. */
  isNew?: boolean;
  /** Folded away until it is asked for. */
  isOffer?: boolean;
}

/** Quiet words and help lines, next to notes that sound serious. */
export function HelpCard({ help, subjectId, isNew = false, isOffer = false }: Props) {
  const [isFolded, fold] = useFolded(subjectId, isOffer);
  const bringIntoView = useCallback((card: HTMLElement | null) => {
    card?.scrollIntoView({ block: 'nearest' });
    card?.focus({ preventScroll: true });
  }, []);
  const icon = <LifeBuoy size={20} aria-hidden />;
  if (isFolded)
    return (
      <Button
        size="small"
        startIcon={icon}
        aria-expanded={false}
        onClick={() => fold(false)}
        sx={{ justifySelf: 'start', alignSelf: 'start', minHeight: 44, ml: -0.75 }}
      >
        Help for you
      </Button>
    );
  return (
    <Box
      component="section"
      aria-label="Help for you"
      tabIndex={-1}
      ref={isNew ? bringIntoView : undefined}
      sx={{
        p: 2,
        pb: 1,
        borderRadius: '16px',
        bgcolor: 'soft.head',
        outline: 'none',
        fontSize: '0.9375rem',
        lineHeight: 1.5,
        textAlign: 'start',
        '& > svg': { display: 'block', mb: 1, color: 'primary.main' },
      }}
    >
      {icon}
      <Box lang={help.language} sx={{ maxWidth: '62ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <HelpText text={help.text} />
      </Box>
      <Button size="small" aria-expanded onClick={() => fold(true)} sx={{ minHeight: 44, mt: 0.5, ml: -1 }}>
        Fold away
      </Button>
    </Box>
  );
}
