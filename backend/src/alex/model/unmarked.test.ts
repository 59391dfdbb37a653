import { SentenceBuffer } from './sentences';
import { unmarked } from './unmarked';

describe('a sentence in Markdown', () => {
  it.each([
    ['**Match-1** is at __71%__.', 'Match-1 is at 71%.'],
    ['That is *very* good, and _quite_ rare.', 'That is very good, and quite rare.'],
    ['## What to do\n', 'What to do\n'],
    ['- Ask a question.\n', '• Ask a question.\n'],
    ['* **Listen** to `them`.\n', '• Listen to them.\n'],
    ['Read [this page](https://example.com/a) first.', 'Read this page first.'],
    ['> Take your time.', 'Take your time.'],
    ['9**3** percent', '93 percent'],
    ['---\n', ''],
    ['**', ''],
    ['Two \\* marks', 'Two * marks'],
  ])('%s', (sentence, plain) => {
    expect(unmarked(sentence)).toBe(plain);
  });

  it.each(['5 * 3 is no figure.', 'A well-known walk - or a talk.', '1. Ask first. ', 'one_two_three'])(
    'keeps %s',
    (sentence) => {
      expect(unmarked(sentence)).toBe(sentence);
    },
  );

  it('may be spread over several', () => {
    const sentences = new SentenceBuffer().take('**Be kind. Be brave.** \n- Go. \n');
    expect(sentences.map(unmarked).join('')).toBe('Be kind. Be brave. \n• Go. \n');
  });
});
