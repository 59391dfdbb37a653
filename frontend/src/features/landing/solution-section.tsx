import type { ReactNode } from 'react';
import { EXAMPLE } from './example-match';
import { ArcsDrawing, PartsDrawing, ScaleDrawing, StarsDrawing } from './solution-drawings';

interface Card {
  readonly title: string;
  readonly words: string;
  readonly drawing: ReactNode;
}

const CARDS: readonly Card[] = [
  {
    title: 'Your standards, in your words',
    words:
      'Choose what you look for, say what a high and a low score look like to you, and give each its stars.',
    drawing: <StarsDrawing standards={EXAMPLE.standards} />,
  },
  {
    title: 'One honest minute after each date',
    words: 'One tap per standard, while you still remember, with your own examples beside the scale.',
    drawing: <ScaleDrawing />,
  },
  {
    title: 'A percentage you can take apart',
    words: 'Every point in it belongs to one of your standards. You can check it by hand.',
    drawing: <PartsDrawing standards={EXAMPLE.standards} />,
  },
  {
    title: 'Heart beside head, never mixed',
    words:
      'Chemistry and enjoyment have a line of their own. When they run ahead of your standards, you see it.',
    drawing: <ArcsDrawing head={EXAMPLE.fit.percent ?? 0} heart={EXAMPLE.fit.heart ?? 0} />,
  },
];

export function SolutionSection() {
  return (
    <section className="solution" aria-labelledby="solution-title">
      <div className="wide">
        <h2 id="solution-title">A method for a feeling</h2>
        <p className="lead">
          Heart &amp; Head finds nobody for you. It helps you see clearly the people you have found.
        </p>
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
