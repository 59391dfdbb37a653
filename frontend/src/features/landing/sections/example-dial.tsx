import { HEART_SIGN } from '../../../ui/dials/heart-sign';
import { fitText, fitTone, type Fit, type FitRange } from '../../../ui/dials/fit-texts';

const RING = 44;
const HEART = 55;
/** The likely range: a soft ground with an outline on both sides. */
const BAND = [
  { className: 'likely', radius: RING },
  { className: 'likely-edge', radius: RING - 7.5 },
  { className: 'likely-edge', radius: RING + 7.5 },
];

interface ArcProps {
  className: string;
  radius: number;
  percent: number;
  from?: number;
}

/** Lengths are percentages of the circle. Set as attributes, because the content policy blocks inline styles. */
function Arc({ className, radius, percent, from = 0 }: ArcProps) {
  return (
    <circle
      className={className}
      cx="60"
      cy="60"
      r={radius}
      pathLength={100}
      strokeDasharray={`${percent} 100`}
      strokeDashoffset={-from}
      transform="rotate(-90 60 60)"
    />
  );
}

function Rings({ percent, heart, likely }: { percent: number; heart: number; likely: FitRange | null }) {
  return (
    <>
      <circle className="track" cx="60" cy="60" r={RING} />
      <circle className="heart-track" cx="60" cy="60" r={HEART} />
      <Arc className="heart-arc" radius={HEART} percent={heart} />
      <path className="heart-sign" d={HEART_SIGN} />
      {likely &&
        BAND.map(({ className, radius }) => (
          <Arc
            key={radius}
            className={className}
            radius={radius}
            from={likely.low}
            percent={likely.high - likely.low}
          />
        ))}
      <Arc className="head-arc" radius={RING} percent={percent} />
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
        <tspan dx="1" dy="-9">
          %
        </tspan>
      </text>
    </svg>
  );
}
