import { styled } from '@mui/material/styles';
import { Eye } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useDeviceSetting } from '../../lib/device/device-setting';
import { ignoreTaps } from '../../lib/ignore-taps';

/** Long enough to read a card, short enough for a phone that is put down. */
const SHOWN_MS = 8_000;

const Region = styled('div')(({ theme }) => ({
  // Changes nothing in the layout until something is hidden, so that nothing within is drawn again.
  display: 'contents',
  '& > div': { display: 'contents' },
  // The blur ends where the card does, instead of glowing around it.
  '&[data-hidden]': {
    display: 'block',
    position: 'relative',
    minWidth: 0,
    // Room for the button that shows it.
    minHeight: 44,
    overflow: 'clip',
    borderRadius: 20,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.divider}`,
  },
  // Nothing is there that could be hidden.
  '&[data-hidden]:has(> div:empty)': { display: 'none' },
  '&[data-hidden] > div': { display: 'block', userSelect: 'none' },
  // A heading or a label marked with `data-plain` says nothing about anyone: it stays sharp, and all that is next to it
  // or to what it is in is blurred.
  '&[data-hidden] > div:not(:has([data-plain])), &[data-hidden] > div:has([data-plain]) > :not(:has([data-plain]), [data-plain]), &[data-hidden] > div :has([data-plain]) > :not(:has([data-plain]), [data-plain])':
    { filter: 'blur(12px)', opacity: 0.7 },
  // Blurred, a filled button is a smudge that draws the eye.
  '&[data-hidden] > div .MuiButton-contained:not([data-plain])': { visibility: 'hidden' },
  '&[data-hidden]:has([data-plain])': { boxShadow: 'none' },
  // Next to the region's own heading, in the corner of its card.
  '&[data-hidden]:has([data-plain=head]) > button': {
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    padding: 0,
  },
  '&[data-hidden]:has(> div > .MuiCard-root > [data-plain=head]) > button': {
    padding: 24,
    [theme.breakpoints.down('sm')]: { padding: '14px 16px' },
  },
  // On phones it is as high as the heading next to it, and stays clear of what is blurred below.
  [theme.breakpoints.down('sm')]: {
    '&[data-hidden]:has([data-plain=head]) .rest': { display: 'none' },
    '&[data-hidden]:has([data-plain=head]) .pill': { padding: '3px 12px' },
  },
}));

const Veil = styled('button')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  minHeight: 44,
  width: '100%',
  display: 'flex',
  // In the middle, where a card has no heading; in a long region, as far down as the screen reaches.
  alignItems: 'center',
  justifyContent: 'center',
  padding: '8px 0',
  border: 0,
  borderRadius: 16,
  background: 'transparent',
  color: theme.vars?.palette.text.primary,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: -2 },
}));

const Pill = styled('span')(({ theme }) => ({
  position: 'sticky',
  top: 24,
  bottom: 'calc(24px + var(--bottom-bar, 0px))',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  padding: '6px 14px',
  borderRadius: 999,
  border: `1px solid ${theme.vars?.palette.score.edge}`,
  background: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.primary.main,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '& svg': { flex: 'none' },
}));

interface Props {
  /** Once shown, it stays shown for as long as it is there: in a dialog, people type. */
  staysShown?: boolean;
  children: ReactNode;
}

/**
 * Names and percentages: while the user hides them, a blur to the eye and "Hidden" to a screen reader. A tap shows this
 * one for a moment.
 */
export function Private({ staysShown = false, children }: Props) {
  const [isHiding] = useDeviceSetting('hide');
  const [isShown, setShown] = useState(false);
  const isHidden = isHiding && !isShown;
  if (!isHiding && isShown) setShown(false);
  useEffect(() => {
    if (!isShown || staysShown) return undefined;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown, staysShown]);
  const show = () => {
    // The second half of a double tap is not meant for what was hidden.
    ignoreTaps();
    setShown(true);
  };
  return (
    <Region data-region data-hidden={isHidden || undefined}>
      <div inert={isHidden} aria-hidden={isHidden || undefined}>
        {children}
      </div>
      {isHidden && (
        <Veil type="button" aria-label="Hidden. Show for a moment" onClick={show}>
          <Pill className="pill">
            <Eye size={16} aria-hidden />
            <span>
              Show<span className="rest"> for a moment</span>
            </span>
          </Pill>
        </Veil>
      )}
    </Region>
  );
}
