import { PATHS } from '../../../lib/paths';

const QUESTIONS = [
  {
    question: 'What does the percentage mean?',
    answer:
      "It's the average of your ratings, weighted by the stars you gave each standard: rate everything 8 and it says 80%. It describes fit with your standards so far, never a person's worth.",
  },
  {
    question: 'Is this another dating app?',
    answer:
      'No. You meet people wherever you like: in apps, through friends or at work. Heart & Head is where you keep your standards and think about your dates afterward. It never matches you with anyone.',
  },
  {
    question: 'Will the people I date know?',
    answer:
      "No. We never contact them, they don't need an account, and what you write is encrypted and never shared. A first name or a nickname is all you need to enter.",
  },
  {
    question: 'How many dates do I need?',
    answer:
      'One gives you a first percentage with a wide likely range. By the third, the range is clearly narrower. We always show how sure the number is.',
  },
  {
    question: 'What is free, and what do paid plans add?',
    answer:
      'The free plan has basic compatibility tracking and insights, and needs no card. Paid plans from $9.99 per month add coaching, advanced analytics and personalised date ideas.',
  },
  {
    question: 'Can I take my data with me, or delete it?',
    answer:
      'Both, anytime. You can export everything we have about you in one file, and deleting your account erases your standards, matches and dates for good.',
  },
] as const;

/** Closed if a script can open them; without JavaScript, all are open. */
export function FaqSection() {
  return (
    <section className="faq" id="faq" aria-labelledby="faq-title">
      <div className="wide">
        <div>
          <h2 id="faq-title">Fair questions</h2>
          <p className="source">
            Something else? <a href={PATHS.contact}>Write to us</a>, and a real person will answer.
          </p>
        </div>
        <div className="items">
          {QUESTIONS.map(({ question, answer }, index) => (
            <div key={question} className="item">
              <h3>
                <button
                  type="button"
                  id={`question-${index + 1}`}
                  aria-expanded={false}
                  aria-controls={`answer-${index + 1}`}
                >
                  {question}
                  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                    <path d="M4 10H16" />
                    <path className="upright" d="M10 4V16" />
                  </svg>
                </button>
              </h3>
              <div
                id={`answer-${index + 1}`}
                className="answer"
                role="region"
                aria-labelledby={`question-${index + 1}`}
                hidden
              >
                <p>{answer}</p>
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
