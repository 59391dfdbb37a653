import Button from '@mui/material/Button';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** On phones, the page or the dialog itself scrolls. */
const DESKTOP = '@media (min-width:900px)';
const FADE = '28px';

interface Fold {
  maxHeight: string;
  scrolls: boolean;
  isCut: boolean;
}

const Area = styled('div', { shouldForwardProp: (name) => name !== 'fold' })<{ fold: Fold | null }>(
  ({ fold }) =>
    fold && {
      [DESKTOP]: {
        maxHeight: fold.maxHeight,
        overflow: fold.scrolls ? 'hidden auto' : 'hidden',
        scrollbarWidth: 'thin',
        ...(fold.isCut && {
          paddingBottom: FADE,
          maskImage: `linear-gradient(#000 calc(100% - ${FADE}), transparent)`,
        }),
      },
    },
);

interface Props {
  /** How high it is at most until it is unfolded: a CSS length. */
  maxHeight: string;
  /** Whether what doesn't fit can be scrolled to. If not, it is only unfolded. */
  scrolls?: boolean;
  /** `Show all 5 dates`. */
  moreLabel: string;
  /** Names it as a region that the keyboard can scroll. */
  regionLabel?: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

function useIsCut(isOpen: boolean) {
  const area = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  // After every rendering: the content changes without the area's size telling.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || isOpen) return undefined;
    const measure = () => {
      // The room that the fade takes is no content.
      const fade = Number.parseFloat(getComputedStyle(element).paddingBottom) || 0;
      setCut(element.scrollHeight - fade > element.clientHeight + 1);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  });
  // Folded again, it begins at its top, wherever the browser remembers it to have been.
  useLayoutEffect(() => {
    if (!isOpen && area.current) area.current.scrollTop = 0;
  }, [isOpen]);
  return { area, isCut };
}

/** Of limited height on a wide screen, with a button that shows the rest in place. */
export function FoldingArea({ maxHeight, scrolls = false, moreLabel, regionLabel, sx, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { area, isCut } = useIsCut(isOpen);
  const isReached = useRef(false);
  const isFolded = useRef(false);
  // Unfolded, it no longer scrolls, and what was reached lies farther down; folded, it ends far above where it did.
  useLayoutEffect(() => {
    const reached = document.activeElement;
    if (isOpen && isReached.current && reached && area.current?.contains(reached))
      reached.scrollIntoView({ block: 'nearest' });
    if (!isOpen && isFolded.current) area.current?.scrollIntoView({ block: 'nearest' });
    isReached.current = false;
    isFolded.current = false;
  }, [area, isOpen]);
  const unfold = () => {
    if (!area.current?.scrollTop) return;
    isReached.current = true;
    setOpen(true);
  };
  const id = useId();
  return (
    <>
      <Area
        ref={area}
        id={id}
        fold={isOpen ? null : { maxHeight, scrolls, isCut }}
        {...(regionLabel && { role: 'region', 'aria-label': regionLabel, tabIndex: 0 })}
        // Only focus, a link or the browser's search can have moved it.
        {...(!scrolls && !isOpen && { onScroll: unfold })}
        {...(sx && { sx })}
      >
        {children}
      </Area>
      {isCut && (
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            isFolded.current = isOpen;
            setOpen(!isOpen);
          }}
          endIcon={
            <ChevronDown size={18} aria-hidden style={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          }
          sx={{ display: 'none', [DESKTOP]: { display: 'inline-flex' }, color: 'text.secondary' }}
        >
          {isOpen ? 'Show less' : moreLabel}
        </Button>
      )}
    </>
  );
}
