import type { ReactNode } from 'react';

interface Step {
  readonly title: string;
  readonly words: string;
  readonly icon: ReactNode;
}

const STEPS: readonly Step[] = [
  {
    title: 'Meet someone',
    words: 'In an app, through friends, or in line for coffee. Add a name and a few notes. They stay yours.',
    icon: (
      <>
        <circle cx="19" cy="24" r="9" />
        <circle cx="29" cy="24" r="9" />
      </>
    ),
  },
  {
    title: 'Plan the date',
    words: "Ideas near you for a quiet evening or a long walk, ranked by what you've liked before.",
    icon: (
      <>
        <path d="M24 39c-7-8-10-13-10-18a10 10 0 0 1 20 0c0 5-3 10-10 18z" />
        <circle cx="24" cy="21" r="3.5" />
      </>
    ),
  },
  {
    title: 'Rate and get insights',
    words: 'One tap per standard. You get a percentage, its likely range, and the reasons behind it.',
    icon: <path d="M12 34V24M20 34V15M28 34V20M36 34V11" />,
  },
  {
    title: 'Guidance from the coach',
    words:
      "Alex works from your own ratings, shows which dates each answer rests on, and says when it's too early to tell.",
    icon: (
      <path d="M12 15a3 3 0 0 1 3-3h18a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H23l-7 6v-6h-1a3 3 0 0 1-3-3zM19 19h10M19 25h6" />
    ),
  },
  {
    title: 'Keep the spark alive',
    words:
      'Found someone? Keep scoring ordinary evenings too. Your ratings give you both a place to start talking.',
    icon: (
      <path className="feeling" d="M24 36L13.5 25.2a6.7 6.7 0 0 1 9.5-9.5l1 1 1-1a6.7 6.7 0 0 1 9.5 9.5z" />
    ),
  },
];

/** The line weaves from side to side and turns at each step. */
const LINE =
  'M50 0C50 30 38 20 38 50C38 100 62 100 62 150C62 200 38 200 38 250C38 300 62 300 62 350C62 400 38 400 38 450C38 480 50 470 50 500';

function Line() {
  return (
    <svg className="line" viewBox="0 0 100 500" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="from-heart-to-head" x1="0" y1="0" x2="0" y2="1">
          <stop className="heart" offset="0" stopOpacity="0" />
          <stop className="heart" offset="0.06" />
          <stop className="head" offset="0.94" />
          <stop className="head" offset="1" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path className="ahead" d={LINE} />
      <path className="walked" d={LINE} stroke="url(#from-heart-to-head)" />
    </svg>
  );
}

export function JourneySection() {
  return (
    <section className="journey" id="how-it-works" aria-labelledby="journey-title">
      <div className="wide">
        <h2 id="journey-title">From hello to knowing</h2>
        <p className="lead">Five steps, one line. It starts with the heart, and the head catches up.</p>
        <div className="way">
          <Line />
          <ol>
            {STEPS.map(({ title, words, icon }) => (
              <li key={title}>
                <svg className="node" viewBox="0 0 48 48" aria-hidden="true">
                  {icon}
                </svg>
                <div>
                  <h3>{title}</h3>
                  <p>{words}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
