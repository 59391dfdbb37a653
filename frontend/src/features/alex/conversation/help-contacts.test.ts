import { helpPieces } from './help-contacts';

const links = (text: string) =>
  helpPieces(text).flatMap(({ text: words, href }) => (href ? [[words, href]] : []));

describe('help lines', () => {
  it.each([
    ['Call or text 988 (Suicide & Crisis Lifeline), at any hour.', [['988', 'tel:988']]],
    [
      'Call 1-800-799-7233 or text START to 88788 (National Domestic Violence Hotline); for sexual assault call 1-800-656-4673 (RAINN).',
      [
        ['1-800-799-7233', 'tel:18007997233'],
        ['88788', 'sms:88788'],
        ['1-800-656-4673', 'tel:18006564673'],
      ],
    ],
    [
      "Call Women's Aid on 1800 341 900 or Men's Aid on 01 554 3811.",
      [
        ['1800 341 900', 'tel:1800341900'],
        ['01 554 3811', 'tel:015543811'],
      ],
    ],
    ['Call Lifeline on 13 11 14, at any hour.', [['13 11 14', 'tel:131114']]],
    ['Call 1800RESPECT on 1800 737 732, at any hour.', [['1800 737 732', 'tel:1800737732']]],
    ['Call TelefonSeelsorge on 0800 111 0 111.', [['0800 111 0 111', 'tel:08001110111']]],
    [
      '911 in North America, 112 in Europe.',
      [
        ['911', 'tel:911'],
        ['112', 'tel:112'],
      ],
    ],
    [
      'Find a line at findahelpline.com or nomoredirectory.org.',
      [
        ['findahelpline.com', 'https://findahelpline.com'],
        ['nomoredirectory.org', 'https://nomoredirectory.org'],
      ],
    ],
  ])('in "%s" become links', (text, expected) => {
    expect(links(text)).toEqual(expected);
    expect(
      helpPieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('ignore other text', () => {
    expect(links('Your safety comes before any date, after 3 dates or 12.')).toEqual([]);
  });
});
