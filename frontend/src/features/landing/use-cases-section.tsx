const CASES = [
  {
    title: 'Online dating apps',
    question: 'Six chats, three first dates, and which one was the one who asked about your sister?',
    words:
      'Keep people apart in your mind, and compare dates by what you decided matters before you met any of them.',
    tone: 'heart',
  },
  {
    title: 'Real-life encounters',
    question: 'It felt electric. Was it also kind?',
    words:
      'A strong first impression colours everything after it. Rating each standard on its own gives the quieter ones a voice.',
    tone: 'both',
  },
  {
    title: 'Existing relationships',
    question: 'Is it a rough month, or a pattern?',
    words:
      'Score ordinary evenings too. The trend shows what has changed, and gives the two of you somewhere to start talking.',
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
