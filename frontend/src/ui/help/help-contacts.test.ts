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
    [
      '• 988 Suicide & Crisis Lifeline: 988, text 988, 988lifeline.org (24/7)',
      [
        ['988', 'tel:988'],
        ['988', 'sms:988'],
        ['988lifeline.org', 'https://988lifeline.org'],
      ],
    ],
    [
      '• National Domestic Violence Hotline: 1-800-799-7233, SMS START an 88788, thehotline.org (24/7)',
      [
        ['1-800-799-7233', 'tel:18007997233'],
        ['88788', 'sms:88788'],
        ['thehotline.org', 'https://thehotline.org'],
      ],
    ],
    [
      '• Need to talk?: 1737, SMS au 1737, 1737.org.nz',
      [
        ['1737', 'tel:1737'],
        ['1737', 'sms:1737'],
        ['1737.org.nz', 'https://1737.org.nz'],
      ],
    ],
    [
      '• 1522, 1522.eu (24/7)',
      [
        ['1522', 'tel:1522'],
        ['1522.eu', 'https://1522.eu'],
      ],
    ],
    [
      '• 113 Zelfmoordpreventie: 0800-0113, 113.nl (24/7)',
      [
        ['0800-0113', 'tel:08000113'],
        ['113.nl', 'https://113.nl'],
      ],
    ],
    ['• Línea Prevención del Suicidio: *4141 (24/7)', [['*4141', 'tel:*4141']]],
    [
      'llama primero al 112. • Teléfono 016: 016 (24/7)',
      [
        ['112', 'tel:112'],
        ['016', 'tel:016'],
      ],
    ],
    ['ruf zuerst 112 an.', [['112', 'tel:112']]],
    [
      '• Viols Femmes Informations: 0 800 05 95 95, cfcv.asso.fr',
      [
        ['0 800 05 95 95', 'tel:0800059595'],
        ['cfcv.asso.fr', 'https://cfcv.asso.fr'],
      ],
    ],
    [
      'ligue primeiro para o 190.\n• CVV: 188, cvv.org.br (24/7)',
      [
        ['190', 'tel:190'],
        ['188', 'tel:188'],
        ['cvv.org.br', 'https://cvv.org.br'],
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
    for (const text of [
      'Your safety comes before any date, after 3 dates or 12.',
      'Within 72 hours a doctor or a pharmacy can help (24/7).',
      'K.-o.-Tropfen sind nach Stunden nicht mehr nachweisbar.',
      'It was at 10:30, you were at 100% and Sam at 88%.',
      'No one.Not even you',
    ])
      expect(links(text)).toEqual([]);
  });
});
