import { bandPath, HEART, HEART_SIGN, RING } from '../../../ui/dials/dial-geometry';
import { fitText, fitTone, type Fit, type FitRange } from '../../../ui/dials/fit-texts';

interface ArcProps {
  className: string;
  radius: number;
  percent: number;
}

/** Lengths are percentages of the circle. Set as attributes, because the content policy blocks inline styles. */
function Arc({ className, radius, percent }: ArcProps) {
  return (
    <circle
      className={className}
      cx="60"
      cy="60"
      r={radius}
      pathLength={100}
      strokeDasharray={`${percent} 100`}
      transform="rotate(-90 60 60)"
    />
  );
}

function Rings({ percent, heart, likely }: { percent: number; heart: number; likely: FitRange | null }) {
  return (
    <>
      <circle className="track" cx="60" cy="60" r={RING.radius} />
      <circle className="heart-track" cx="60" cy="60" r={HEART.radius} />
      <Arc className="heart-arc" radius={HEART.radius} percent={heart} />
      <path className="heart-sign" d={HEART_SIGN} />
      {likely && <path className="likely-edge" d={bandPath(likely)} />}
      <Arc className="head-arc" radius={RING.radius} percent={percent} />
    </>
  );
}

/** The fit dial without Material UI. */
export function ExampleDial({ fit }: { fit: Fit & { percent: number } }) {
  return (
    <svg
      className={`dial ${fitTone(fit.percent)}`}
      viewBox="0 0 120 120"
      role="img"
      aria-label={`An example: ${fitText(fit)}`}
    >
      <Rings percent={fit.percent} heart={fit.heart ?? 0} likely={fit.likely ?? null} />
      <text x="60" y="70.5">
        {fit.percent}
        <tspan dx="1" dy="-8">
          %
        </tspan>
      </text>
    </svg>
  );
}
