import { NARROWING } from './example-match';

const FINDINGS = [
  [
    'Simple weighting works.',
    'A simple weighted sum of what you care about holds up well against gut judgment in many fields, and you can check every step of it.',
  ],
  [
    'Meeting beats profiles.',
    'What people say they want and whom they like in person can differ. So you rate dates, not profiles.',
  ],
  [
    'A good impression spreads.',
    "The halo effect makes a charming evening look trustworthy, too. That's why chemistry is rated separately and stays out of the percentage.",
  ],
] as const;

const DATE_WORDS = ['', '1 date', '2 dates', '3 dates', '4 dates', '5 dates'];
const SCALE = { left: 70, lowest: 40, perPercent: 7.2, row: 44, top: 30 };
const at = (percent: number) => SCALE.left + SCALE.perPercent * (percent - SCALE.lowest);

/** One match's likely range after each date, as the product computes it. */
function NarrowingRange() {
  return (
    <figure className="narrowing">
      <svg
        viewBox="0 0 450 270"
        role="img"
        aria-label={NARROWING.map(
          ({ dates, low, high }) => `${DATE_WORDS[dates]}: likely ${Math.round(low)}–${Math.round(high)}%.`,
        ).join(' ')}
      >
        {[50, 60, 70, 80, 90].map((percent) => (
          <g key={percent} className="grid">
            <path d={`M${at(percent)} 8V238`} />
            <text x={at(percent)} y="262">
              {percent}%
            </text>
          </g>
        ))}
        {NARROWING.map(({ dates, low, high, mean }, index) => {
          const y = SCALE.top + index * SCALE.row;
          return (
            <g key={dates}>
              <text className="label" x="0" y={y + 5}>
                {DATE_WORDS[dates]}
              </text>
              <rect x={at(low)} y={y - 9} width={at(high) - at(low)} height="18" rx="9" />
              <circle cx={at(mean)} cy={y} r="5" />
            </g>
          );
        })}
      </svg>
      <figcaption>
        After one date the likely range is wide, and we say so. It narrows with every date you score.
      </figcaption>
    </figure>
  );
}

export function ScienceSection() {
  return (
    <section className="science" id="the-science" aria-labelledby="science-title">
      <div className="wide">
        <div className="words">
          <h2 id="science-title">What science supports, and what no one can promise</h2>
          <dl>
            {FINDINGS.map(([title, words]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </div>
        <NarrowingRange />
        <p className="honest">
          <b>No formula predicts love.</b> The best studies we know couldn't tell from questionnaires which
          two strangers would click. Your percentage tells you one thing: how well someone has fit your own
          standards so far.
        </p>
      </div>
    </section>
  );
}
