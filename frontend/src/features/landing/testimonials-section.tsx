const VOICES = [
  {
    words:
      'I kept choosing the same spark. Seeing my heart twenty points ahead of my own standards, three people in a row, was the first time I believed it.',
    who: 'Illustrative: a dater who uses two apps',
    tone: 'heart',
  },
  {
    words:
      'She was the calm one. On paper, on our fourth date, she was also the one who did everything I had written down in January.',
    who: 'Illustrative: a dater who met somebody at a friend\u2019s table',
    tone: 'head',
  },
] as const;

export function TestimonialsSection() {
  return (
    <section className="voices" aria-labelledby="voices-title">
      <div className="wide">
        <h2 id="voices-title">What it can sound like</h2>
        <p className="source">
          Both are illustrative. We do not publish what our users tell us about their dates.
        </p>
        <div className="pair">
          {VOICES.map(({ words, who, tone }) => (
            <figure key={tone} className={tone}>
              <blockquote>
                <p>{words}</p>
              </blockquote>
              <figcaption>{who}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
