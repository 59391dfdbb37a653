import { fitWord } from '#contract/dating/fit-words';
import {
  fitText,
  fitTone,
  gapWords,
  likelyWords,
  type Fit,
  type FitRange,
} from '../../../ui/dials/fit-texts';
import { SignUpButton } from './calls-to-action';
import { EXAMPLE } from './example-match';

const RING = 44;
const HEART = 55;

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
      {likely && (
        <Arc className="likely" radius={RING} from={likely.low} percent={likely.high - likely.low} />
      )}
      <Arc className="head-arc" radius={RING} percent={percent} />
    </>
  );
}

function Dial({ fit }: { fit: Fit & { percent: number } }) {
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

function Meter({ name, mean }: { name: string; mean: number }) {
  return (
    <li>
      <span>{name}</span>
      <b>{mean.toFixed(1)}</b>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none">
        <rect className="rail" width="100" height="4" rx="2" />
        <rect className="value" width={mean * 10} height="4" rx="2" />
      </svg>
    </li>
  );
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The score, where the heart and head circles overlap. */
function HeroDial() {
  const { fit, standards, chemistry, enjoyment } = EXAMPLE;
  if (fit.percent === null || fit.gap === null || !fit.likely) return null;
  return (
    <figure className="meeting">
      <div className="stage">
        <div className="ground head" aria-hidden="true" />
        <div className="ground heart" aria-hidden="true" />
        <Dial fit={{ ...fit, percent: fit.percent }} />
        <div className="readings head" aria-hidden="true">
          <p className="as-label">Head</p>
          <ul>
            {standards.slice(0, 3).map(({ name, mean }) => (
              <Meter key={name} name={name} mean={mean} />
            ))}
          </ul>
        </div>
        <div className="readings heart" aria-hidden="true">
          <p className="as-label">Heart</p>
          <ul>
            <Meter name="Chemistry" mean={chemistry} />
            <Meter name="Enjoyment" mean={enjoyment} />
          </ul>
        </div>
      </div>
      <figcaption aria-hidden="true">
        <b>{fitWord(fit.percent, fit.likely)} so far</b>
        <span>{likelyWords(fit.likely, fit.dateCount)}</span>
        <i>{capitalized(gapWords(fit.gap))}</i>
      </figcaption>
    </figure>
  );
}

export function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wide">
        <div className="promise">
          <h1 id="hero-title">
            Date with your <em className="heart">heart</em>, but do not leave your{' '}
            <em className="head">head</em> behind.
          </h1>
          <p className="lead">
            Decide what matters. Spend an honest minute rating each date. See how well someone fits your
            standards so far, how sure that number is, and where your heart disagrees.
          </p>
          <SignUpButton location="hero" />
        </div>
        <HeroDial />
      </div>
    </section>
  );
}
