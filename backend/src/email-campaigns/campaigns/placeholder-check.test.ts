import { CAMPAIGN_TEXTS, unknownPlaceholder } from '#contract/console/campaigns';
import { markdownProblem as inMarkdown, placeholderProblem as inText } from './placeholder-check';

describe('the placeholder for the reader’s name', () => {
  it.each(['Hi {{firstName}}', 'Hi {{ firstName }}!', 'No name', 'a { b } {c}', ''])(
    'may be written as %j',
    (words) => {
      expect(inText(words)).toBeNull();
      expect(inMarkdown(words)).toBeNull();
    },
  );

  it.each(['{{firstname}}', '{{first name}}', '{{user.firstName}}', '{{#if x}}', '{{}}'])(
    'is not %s',
    (placeholder) => {
      const words = `Hi {{firstName}} and ${placeholder}`;
      expect(inText(words)).toBe(unknownPlaceholder(placeholder));
      expect(inMarkdown(words)).toBe(unknownPlaceholder(placeholder));
    },
  );
});

describe('a link', () => {
  it.each([
    '[x](https://a.example/{{firstName}})',
    '[x](https://a.example/?to={{ firstName }} "title")',
    '[x]({{firstName}})',
    '[x](<https://a.example/{{ firstName }}>)',
    '[x][1]\n\n[1]: https://a.example/{{firstName}}',
    '<https://a.example/{{firstName}}>',
  ])('cannot be %s', (markdown) => {
    expect(inMarkdown(markdown)).toBe(CAMPAIGN_TEXTS.placeholderInLink);
  });

  it('may have the reader’s name in its text', () => {
    expect(inMarkdown('[For {{firstName}}](https://a.example/x), {{firstName}} (yes)')).toBeNull();
  });
});
