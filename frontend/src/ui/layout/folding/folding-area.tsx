import Button from '@mui/material/Button';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { endOfWholeRows, isOneRowLeft } from './whole-rows';

/** On phones, the page or the dialog itself scrolls. */
const DESKTOP = '@media (min-width:900px)';
const FADE = '28px';
const ROW_FADE = '10px';
/** In px: so little of the next row isn't worth showing. */
const HIDDEN_EDGE = 40;

interface Fold {
  maxHeight: string;
  isAlwaysAsHigh: boolean;
  scrolls: boolean;
  isCut: boolean;
  /** Where its last whole row ends, in px; null if nothing in it is a row. */
  wholeRows: number | null;
  isScrolled: boolean;
}

/** What is cut fades out, unless a row ends there. */
function cutEdge({ maxHeight, isAlwaysAsHigh, wholeRows, isScrolled }: Fold) {
  const fade = `linear-gradient(#000 calc(100% - ${FADE}), transparent)`;
  if (wholeRows === null) return { paddingBottom: FADE, maskImage: fade };
  // The room below a row takes the short one; the ring around what the keyboard has reached would be cut off by any.
  if (!isAlwaysAsHigh) {
    const edge = isScrolled ? fade : `linear-gradient(#000 calc(100% - ${ROW_FADE}), transparent)`;
    return { '&:not(:focus-visible, :has(:focus-visible))': { maskImage: edge } };
  }
  // Only the edge of the next row is left out, and nothing that the keyboard reaches.
  const isEdge = Number.parseFloat(maxHeight) - wholeRows <= HIDDEN_EDGE && !isScrolled;
  return {
    maskImage: isEdge ? `linear-gradient(#000 ${wholeRows}px, transparent 0)` : fade,
    '&:focus-within': { maskImage: fade },
  };
}

const Area = styled('div', { shouldForwardProp: (name) => name !== 'fold' })<{ fold: Fold | null }>(
  ({ fold }) =>
    fold && {
      [DESKTOP]: {
        maxHeight: fold.wholeRows === null || fold.isAlwaysAsHigh ? fold.maxHeight : `${fold.wholeRows}px`,
        overflow: fold.scrolls ? 'hidden auto' : 'hidden',
        scrollbarWidth: 'thin',
        ...(fold.isCut && cutEdge(fold)),
      },
    },
);

interface Props {
  /** How high it is at most until it is unfolded: a CSS length. */
  maxHeight: string;
  /** Whether what doesn't fit can be scrolled to. If not, it is only unfolded. */
  scrolls?: boolean;
  /** It doesn't end with a row before its maximum height, though only whole rows are seen until it is scrolled. */
  isAlwaysAsHigh?: boolean;
  /** `Show all 5 dates`. */
  moreLabel: string;
  /** Names it as a region that the keyboard can scroll. */
  regionLabel?: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** The computed length in px, as the element's own maximum. */
function inPixels(element: HTMLElement, length: string): number {
  const { style } = element;
  // On its way to the length, it would still be the one before.
  style.setProperty('transition-property', 'none', 'important');
  style.maxHeight = length;
  const pixels = Number.parseFloat(getComputedStyle(element).maxHeight);
  style.maxHeight = '';
  style.removeProperty('transition-property');
  return pixels;
}

/** Where the rows of its list end, in px from the top of the area. */
function endsOfRows(area: HTMLElement): number[] {
  const top = area.getBoundingClientRect().top - area.scrollTop;
  return [...area.querySelectorAll('li')]
    .filter(({ parentElement }) => !parentElement?.closest('li'))
    .map((row) => row.getBoundingClientRect().bottom - top);
}

/** Calls `notify` when what is in the element, or its size, is another one. Returns what ends that. */
function whenContentChanges(element: HTMLElement, notify: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const sizes = new ResizeObserver(notify);
  const observeSizes = () => {
    sizes.disconnect();
    for (const observed of [element, ...element.children]) sizes.observe(observed);
  };
  observeSizes();
  // What changes within a limited height doesn't change the size.
  const content = new MutationObserver(() => {
    observeSizes();
    // Before it is painted: rows that came must not be seen cut off.
    flushSync(notify);
  });
  content.observe(element, { childList: true, subtree: true, characterData: true });
  // With other fonts, rows can end elsewhere in a list that stays as high.
  document.fonts.addEventListener('loadingdone', notify);
  window.addEventListener('resize', notify);
  return () => {
    sizes.disconnect();
    content.disconnect();
    document.fonts.removeEventListener('loadingdone', notify);
    window.removeEventListener('resize', notify);
  };
}

/** How it is folded; `isNeeded` is false where only a single row would be left out. */
function useCut(isOpen: boolean, maxHeight: string) {
  const area = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [wholeRows, setWholeRows] = useState<number | null>(null);
  const [isNeeded, setNeeded] = useState(true);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || isOpen) return undefined;
    const measure = () => {
      // The room that the fade takes is no content.
      const fade = Number.parseFloat(getComputedStyle(element).paddingBottom) || 0;
      setCut(element.scrollHeight - fade > element.clientHeight + 1);
      const ends = endsOfRows(element);
      const limit = inPixels(element, maxHeight);
      setWholeRows(endOfWholeRows(ends, limit));
      setNeeded(!isOneRowLeft(ends, limit));
    };
    measure();
    return whenContentChanges(element, measure);
  }, [isOpen, maxHeight]);
  // Folded again, it begins at its top, wherever the browser remembers it to have been.
  useLayoutEffect(() => {
    if (!isOpen && area.current) area.current.scrollTop = 0;
  }, [isOpen]);
  return { area, isCut, wholeRows, isNeeded };
}

/** Of limited height on a wide screen, ending with a whole row, with a button that shows the rest in place. */
export function FoldingArea({ maxHeight, scrolls = false, isAlwaysAsHigh = false, ...props }: Props) {
  const { moreLabel, regionLabel, sx, children } = props;
  const [isOpen, setOpen] = useState(false);
  const [isScrolled, setScrolled] = useState(false);
  const { area, isCut, wholeRows, isNeeded } = useCut(isOpen, maxHeight);
  // What scrolls has a height of its own.
  const isFoldedNow = !isOpen && (isNeeded || scrolls);
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
  const hasScrolled = () => {
    const isAway = area.current !== null && area.current.scrollTop > 0;
    setScrolled(isAway);
    // Only focus, a link or the browser's search can have moved what doesn't scroll.
    if (scrolls || isOpen || !isAway) return;
    isReached.current = true;
    setOpen(true);
  };
  const id = useId();
  return (
    <>
      <Area
        ref={area}
        id={id}
        fold={isFoldedNow ? { maxHeight, isAlwaysAsHigh, scrolls, isCut, wholeRows, isScrolled } : null}
        onScroll={hasScrolled}
        {...(regionLabel && { role: 'region', 'aria-label': regionLabel, tabIndex: 0 })}
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
          sx={{ display: 'none', [DESKTOP]: { display: 'inline-flex' }, ml: -1.75 }}
        >
          {isOpen ? 'Show less' : moreLabel}
        </Button>
      )}
    </>
  );
}
