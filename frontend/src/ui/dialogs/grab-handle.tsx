import { styled } from '@mui/material/styles';
import { useEffect, useRef, type PointerEvent } from 'react';

/** Pulled down this far, the sheet closes; less, and it goes back up. */
const CLOSES_FROM_PX = 88;
/** The rest of the way out. */
const LEAVES_MS = 160;

const Handle = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  // The close button keeps its corner.
  insetInline: 72,
  height: 40,
  touchAction: 'none',
  cursor: 'grab',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 8,
    left: 'calc(50% - 20px)',
    width: 40,
    height: 4,
    borderRadius: 2,
    backgroundColor: theme.vars?.palette.score.edge,
  },
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

/** The sheet it is on. */
const sheetOf = (handle: Element) => handle.closest<HTMLElement>('.MuiDialog-paper');

/** At the top of a bottom sheet: a pull down closes it. Its buttons and Escape do the same, so it isn't announced. */
export function GrabHandle({ canClose, onClose }: { canClose: boolean; onClose: () => boolean }) {
  const start = useRef<number | null>(null);
  const handle = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  // The browser would take the pull for a fling, and the next tap for one that stops it. React's listeners are passive.
  useEffect(() => {
    const keep = (event: TouchEvent) => event.preventDefault();
    const element = handle.current;
    element?.addEventListener('touchmove', keep, { passive: false });
    return () => element?.removeEventListener('touchmove', keep);
  }, []);
  const pulled = (event: PointerEvent) =>
    start.current === null ? 0 : Math.max(0, event.clientY - start.current);
  const move = (event: PointerEvent<HTMLElement>) => {
    const sheet = sheetOf(event.currentTarget);
    if (sheet && start.current !== null) sheet.style.transform = `translateY(${pulled(event)}px)`;
  };
  const release = (event: PointerEvent<HTMLElement>, closes: boolean) => {
    const sheet = sheetOf(event.currentTarget);
    start.current = null;
    if (!closes) {
      sheet?.style.removeProperty('transform');
      return;
    }
    // It closes when it is out of sight.
    if (sheet)
      Object.assign(sheet.style, {
        transition: `transform ${LEAVES_MS}ms ease-in`,
        transform: 'translateY(100%)',
      });
    leaving.current = setTimeout(() => {
      if (onClose()) return;
      sheet?.style.removeProperty('transition');
      sheet?.style.removeProperty('transform');
    }, LEAVES_MS);
  };
  return (
    <Handle
      ref={handle}
      aria-hidden
      data-grab-handle
      onPointerDown={(event) => {
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={(event) => release(event, canClose && pulled(event) >= CLOSES_FROM_PX)}
      onPointerCancel={(event) => release(event, false)}
    />
  );
}
