import { fitWord } from '#contract/dating/insights/fit-words';
import { gapWords, likelyWords } from '../../../ui/dials/fit-texts';
import { SignUpButton } from './calls-to-action';
import { ExampleDial } from './example-dial';
import { EXAMPLE } from './example-match';

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
  const { name, fit, standards, chemistry, enjoyment } = EXAMPLE;
  if (fit.percent === null || fit.gap === null || !fit.likely) return null;
  return (
    <figure className="meeting">
      <div className="stage">
        <div className="ground head" aria-hidden="true" />
        <div className="ground heart" aria-hidden="true" />
        <ExampleDial fit={{ ...fit, percent: fit.percent }} />
        <div className="readings head" aria-hidden="true">
          <p className="as-label">Head</p>
          <ul>
            {standards.slice(0, 3).map((standard) => (
              <Meter key={standard.name} {...standard} />
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
        <b>
          {name}: {fitWord(fit.percent, fit.likely).toLowerCase()} so far
        </b>
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
