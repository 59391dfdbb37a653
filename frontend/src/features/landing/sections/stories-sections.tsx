const VOICES = [
  {
    words:
      'I kept falling for the same spark. Seeing my heart twenty points ahead of my standards, three people in a row, finally convinced me.',
    who: 'Illustrative: a dater who uses two apps',
    tone: 'heart',
  },
  {
    words:
      "She was the calm one. By our fourth date, she was also the one who did everything I'd written down in January.",
    who: "Illustrative: a dater who met someone at a friend's dinner",
    tone: 'head',
  },
] as const;

export function TestimonialsSection() {
  return (
    <section className="voices" aria-labelledby="voices-title">
      <div className="wide">
        <h2 id="voices-title">What it could sound like</h2>
        <p className="source">
          Both quotes are illustrative. We never publish what our users tell us about their dates.
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

const CASES = [
  {
    title: 'Online dating apps',
    question: 'Six chats, three first dates. Which one asked about your sister?',
    words:
      'Keep people straight in your head, and compare dates on what you decided mattered before you met any of them.',
    tone: 'heart',
  },
  {
    title: 'Real-life encounters',
    question: 'It felt electric. Was it also kind?',
    words:
      'A strong first impression colors everything after it. Rating each standard on its own gives the quieter ones a voice.',
    tone: 'both',
  },
  {
    title: 'Existing relationships',
    question: 'Is it a rough month, or a pattern?',
    words:
      'Score ordinary evenings too. Your own ratings, side by side, give you both a place to start talking.',
    tone: 'head',
  },
] as const;

export function UseCasesSection() {
  return (
    <section className="cases" aria-labelledby="cases-title">
      <div className="wide">
        <h2 id="cases-title">Wherever you met</h2>
        <ul>
          {CASES.map(({ title, question, words, tone }) => (
            <li key={title} className={tone}>
              <h3>{title}</h3>
              <p className="question">{question}</p>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
