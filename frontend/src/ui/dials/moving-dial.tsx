import { useEffect, useState } from 'react';
import { FitDial } from './fit-dial';
import { fitText, type Fit, type FitRange } from './fit-texts';

/** Long enough to read where it was. */
const HOLD_MS = 500;
const MOVE_MS = 1100;

const mayMove = () => !(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true);

/** From 0 to 1 and easing out; at once where motion is reduced. */
function useProgress(): number {
  const [progress, setProgress] = useState(() => (mayMove() ? 0 : 1));
  useEffect(() => {
    if (!mayMove()) return undefined;
    const start = performance.now() + HOLD_MS;
    let frame = requestAnimationFrame(function step(now) {
      const passed = Math.min(1, Math.max(0, (now - start) / MOVE_MS));
      setProgress(1 - (1 - passed) ** 3);
      if (passed < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return progress;
}

const between = (from: number, to: number, progress: number) => from + (to - from) * progress;

function rangeBetween(from: FitRange, to: FitRange, progress: number): FitRange {
  return { low: between(from.low, to.low, progress), high: between(from.high, to.high, progress) };
}

interface Props {
  from: Fit;
  to: Fit;
}

/** A dial that moves from one percentage and likely range to another. Its name is the new state from the start. */
export function MovingDial({ from, to }: Props) {
  const progress = useProgress();
  if (from.percent === null || to.percent === null) return <FitDial size="large" {...to} />;
  const heart = to.heart ?? null;
  return (
    <div role="img" aria-label={fitText(to)}>
      <FitDial
        size="large"
        decorative
        still
        percent={Math.round(between(from.percent, to.percent, progress))}
        likely={to.likely ? rangeBetween(from.likely ?? to.likely, to.likely, progress) : null}
        heart={heart === null ? null : between(from.heart ?? heart, heart, progress)}
      />
    </div>
  );
}
