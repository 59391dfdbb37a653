import { CAMPAIGN_TEXTS } from '#contract/console/campaigns/campaigns';
import { unknownPlaceholder } from '#contract/console/campaigns/placeholders';
import { markdownProblem as inMarkdown } from './placeholder-check';

it('checks the placeholders of the text around the links', () => {
  expect(inMarkdown('Hi {{firstName|there}}')).toBeNull();
  expect(inMarkdown('Hi {{lastName}}')).toBe(unknownPlaceholder('{{lastName}}'));
});

describe('a link', () => {
  it.each([
    '[x](https://a.example/{{firstName}})',
    '[x](https://a.example/?to={{ firstName }} "title")',
    '[x]({{firstName}})',
    '[x](https://a.example/{{firstName|x}})',
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
