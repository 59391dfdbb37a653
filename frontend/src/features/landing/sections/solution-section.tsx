import type { ReactNode } from 'react';
import { EXAMPLE } from './example-match';
import { Phones } from './phones';

const STAR = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

interface Standard {
  readonly name: string;
  readonly stars: number;
  readonly points: number;
}

function Stars({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 100 20" width="90" height="18">
      {[0, 1, 2, 3, 4].map((at) => (
        <path
          key={at}
          className={at < count ? 'star' : 'star empty'}
          transform={`translate(${at * 20} 0)`}
          d={STAR}
        />
      ))}
    </svg>
  );
}

function StarsDrawing({ standards }: { standards: readonly Standard[] }) {
  return (
    <ul className="mini-stars">
      {standards.map(({ name, stars }) => (
        <li key={name}>
          {name}
          <Stars count={stars} />
        </li>
      ))}
    </ul>
  );
}

/** The parts of the percentage, drawn to scale. */
function PartsDrawing({ standards }: { standards: readonly Standard[] }) {
  const longest = Math.max(...standards.map(({ points }) => points));
  const total = standards.reduce((sum, { points }) => sum + points, 0);
  return (
    <ul className="mini-parts">
      {standards.map(({ name, points }) => (
        <li key={name}>
          <span>{name}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none">
            <rect width={(100 * points) / longest} height="8" rx="1.5" />
          </svg>
          <b>{points.toFixed(1)}</b>
        </li>
      ))}
      <li className="sum">
        <span>Total</span>
        <b>{Math.round(total)}%</b>
      </li>
    </ul>
  );
}

/** Two lines on one scale; the label describes the gap between their ends. */
function ArcsDrawing({ head, heart }: { head: number; heart: number }) {
  const at = (percent: number) => 20 + 2.6 * percent;
  const middle = (at(head) + at(heart)) / 2;
  return (
    <svg className="mini-arcs" viewBox="0 0 300 150">
      <path className="rail" d="M20 62H280M20 104H280" />
      <path className="gap" d={`M${at(head)} 42V124M${at(heart)} 42V124`} />
      <path className="heart" d={`M20 62H${at(heart)}`} />
      <path className="head" d={`M20 104H${at(head)}`} />
      <circle className="heart" cx={at(heart)} cy="62" r="7" />
      <circle className="head" cx={at(head)} cy="104" r="7" />
      <text className="heart" x="20" y="50">
        Heart {Math.round(heart)}%
      </text>
      <text className="head" x="20" y="132">
        Head {head}%
      </text>
      <text className="between" x={middle} y="30">
        {Math.round(heart - head)} ahead
      </text>
    </svg>
  );
}

interface Card {
  readonly title: string;
  readonly words: string;
  readonly drawing: ReactNode;
}

const CARDS: readonly Card[] = [
  {
    title: 'Your standards, in your words',
    words:
      "Choose what you're looking for, describe what a high and a low score mean to you, and star what matters most.",
    drawing: <StarsDrawing standards={EXAMPLE.standards} />,
  },
  {
    title: 'A percentage you can take apart',
    words: 'Every point traces back to one of your standards. You can do the math yourself.',
    drawing: <PartsDrawing standards={EXAMPLE.standards} />,
  },
  {
    title: 'Heart next to head, never mixed',
    words:
      'Chemistry and enjoyment get their own line, so you notice when your heart runs ahead of your standards.',
    drawing: <ArcsDrawing head={EXAMPLE.fit.percent ?? 0} heart={EXAMPLE.fit.heart ?? 0} />,
  },
];

export function SolutionSection() {
  return (
    <section className="solution" aria-labelledby="solution-title">
      <div className="wide">
        <h2 id="solution-title">A method for a feeling</h2>
        <p className="lead">
          Heart &amp; Head won't find you a date. It helps you see the people you date more clearly.
        </p>
        <div className="in-hand">
          <div>
            <h3>One honest minute after each date</h3>
            <p>One tap per standard while it's fresh, with your own examples next to the scale.</p>
            <p>
              What you felt stays rose, what you need stays teal, and the card says how sure the number is.
            </p>
          </div>
          <Phones />
        </div>
        <ul className="cards">
          {CARDS.map(({ title, words, drawing }) => (
            <li key={title}>
              <div className="drawing" aria-hidden="true">
                {drawing}
              </div>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
