import { factsAbout } from '../../../../test/support/coach-facts';
import type { Turn } from './conversation-memory';
import { understand } from './understand';

const FACTS = factsAbout(['Jonas', 'Charlotte', 'Sam Rivers']);

const asked = (message: string): Turn => ({ role: 'user', message, references: [] });

/** An answer that names matches in this order, and offers questions. */
function answered(names: readonly string[], offered: readonly string[] = []): Turn {
  const message = [...names, ...offered].join('\n');
  return {
    role: 'alex',
    coach: 'built-in',
    message,
    references: [
      ...names.map((name) => ({
        start: message.indexOf(name),
        end: message.indexOf(name) + name.length,
        target: { kind: 'match', matchId: `id of ${name}` } as const,
      })),
      ...offered.map((question) => ({
        start: message.indexOf(question),
        end: message.indexOf(question) + question.length,
        target: { kind: 'question' } as const,
      })),
    ],
  };
}

function meaning(message: string, history: readonly Turn[] = [], facts = FACTS) {
  const { intent, matches } = understand(message, history, facts);
  return [intent, ...matches.map(({ name }) => name)];
}

describe('understanding a question on its own', () => {
  it.each([
    ['What should I do next?', 'what-next'],
    ['who fits me best', 'best-match'],
    ['how does jonas compare to sam', 'compare', 'Jonas', 'Sam Rivers'],
    ['Should I see Charlotte again?', 'decide', 'Charlotte'],
    ['why is Jonas so low', 'why-score', 'Jonas'],
    ['when did i last see sam', 'last-seen', 'Sam Rivers'],
    ['he ghosted me', 'ghosting'],
    ['she wants kids and i dont', 'different-values'],
    ['Write a message to ask Jonas out', 'draft-ask-out', 'Jonas'],
    ['how do i export my data', 'how-export'],
    ['hi alex, who should I see next?', 'whom-to-see'],
    ['thanks!', 'thanks'],
    ['Jonas', 'match-report', 'Jonas'],
  ])('%s', (message, ...expected) => expect(meaning(message)).toEqual(expected));
});

describe('understanding a question after what was said before', () => {
  const ofJonas = [asked('How is it going with Jonas?'), answered(['Jonas'])];

  it.each([
    ['and Charlotte?', 'match-report', 'Charlotte'],
    ['what about sam', 'match-report', 'Sam Rivers'],
    ['why?', 'why-score', 'Jonas'],
    ['should i see him again?', 'decide', 'Jonas'],
    ['what did i note about him', 'my-notes', 'Jonas'],
    ['who fits me best', 'best-match'],
    ['how do i export my data', 'how-export'],
  ])('%s', (message, ...expected) => expect(meaning(message, ofJonas)).toEqual(expected));
});
