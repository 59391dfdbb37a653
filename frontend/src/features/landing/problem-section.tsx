import { PEW } from './sources';

/** Survey findings with their source; none of them is a claim about this product. */
const FINDINGS = [
  {
    figure: '47%',
    words: 'of U.S. adults say that dating has become harder for most people in the last ten years.',
  },
  {
    figure: '67%',
    words: 'of those who are single and looking say that their dating life is not going well.',
  },
  {
    figure: '43%',
    words:
      'of daters who found it hard to find somebody name one major reason: meeting people who match what they expect.',
  },
] as const;

export function ProblemSection() {
  return (
    <section className="problem" aria-labelledby="problem-title">
      <div className="wide">
        <h2 id="problem-title">More choice has not made choosing easier</h2>
        <ul className="findings">
          {FINDINGS.map(({ figure, words }) => (
            <li key={figure}>
              <b>{figure}</b>
              <p>{words}</p>
            </li>
          ))}
        </ul>
        <p className="source">
          From a survey of 4,860 U.S. adults in October 2019: <a href={PEW.href}>{PEW.short}</a>.
        </p>
      </div>
    </section>
  );
}
