import { disclosureIn } from './disclosure';
import { HelpLineTable } from './adapters/help-line-table';
import { safetyAnswer } from './safety-answer';

const { all: lines } = new HelpLineTable();

describe('a suicide attempt in progress', () => {
  it.each([
    ['I just took all my pills', 'en'],
    ['i jsut tok al my pilss', 'en'],
    ['I took the whole bottle of Tylenol an hour ago', 'en'],
    ["I've overdosed and I'm scared", 'en'],
    ["i cut my wrists and it won't stop bleeding", 'en'],
    ["I'm on the ledge, about to jump", 'en'],
    ['took 40 paracetamol, now I regret it', 'en'],
    ['me acabo de tomar todas las pastillas', 'es'],
    ['me tome toda la caja de clonazepan y clonazepam', 'es'],
    ['me corté las venas y no para de sangrar', 'es'],
    ['estoy en el puente y voy a saltar', 'es'],
    ['ich hab gerade alle meine Tabletten genommen', 'de'],
    ['hab zuviele tablettn und schlaftabletten geschlukt', 'de'],
    ['ich steh auf der Brücke und spring gleich', 'de'],
    ["je viens d'avaler tous mes cachets", 'fr'],
    ['jviens davaler une plaquette de doliprane', 'fr'],
    ['je suis sur le pont et je vais sauter', 'fr'],
    ['acabei de tomar todos os meus remédios', 'pt'],
    ['tomei um monte de remedio agora', 'pt'],
    ['cortei os pulsos e não para de sangrar', 'pt'],
    ['ho appena preso tutte le mie pastiglie', 'it'],
    ['ho ingoiato tutti i sonniferi', 'it'],
    ['sono sul ponte e mi butto', 'it'],
  ] as const)('is recognized: %s', (message, language) =>
    expect(disclosureIn(message)).toEqual({ kind: 'self-harm', topic: 'attempt', language, isSure: true }),
  );

  it.each([
    "I've been thinking about taking all my pills",
    'quiero tomarme algo y no despertar',
    'ich denke an Selbstmord',
    "j'ai envie de mourir",
    'tenho pensado em suicídio',
    'vorrei morire',
  ])('is not confused with suicidal thoughts: %s', (message) => {
    const disclosure = disclosureIn(message);
    expect(disclosure?.kind).toBe('self-harm');
    expect(disclosure?.topic).not.toBe('attempt');
  });

  it.each([
    'I took all my vitamins this morning',
    'me tomé dos ibuprofenos y me fui a la cita',
    'ich hab zwei Ibuprofen genommen und bin los',
    "j'ai avalé toute la boîte de chocolats",
    'tomei uma garrafa de vinho com ela',
    'ho preso una pastiglia per il mal di testa',
    "I'm on the roof with her looking at the stars",
  ])('is not triggered by a harmless use of the same words: %s', (message) =>
    expect(disclosureIn(message)?.topic ?? null).not.toBe('attempt'),
  );
});

describe('the answer to it', () => {
  const answer = (language: 'en' | 'es' | 'de' | 'fr' | 'pt' | 'it', country: string | null) =>
    safetyAnswer({ kind: 'self-harm', topic: 'attempt', language, isSure: true }, country, lines);

  it.each([
    ['en', 'US', ['Call 911 now', '1-800-222-1222']],
    ['en', 'GB', ['Call 999 now', '111']],
    ['es', 'ES', ['Llama ahora al 112', '91 562 04 20']],
    ['de', 'DE', ['Ruf jetzt 112 an', '030 19240']],
    ['fr', 'FR', ['Appelle le 112 maintenant', '01 40 05 48 48']],
    ['pt', 'BR', ['Ligue agora para o 192', '0800 722 6001']],
    ['it', 'IT', ['Chiama adesso il 112', '02 66101029']],
  ] as const)(
    'in %s in %s starts with the ambulance, then poison control',
    (language, country, [call, poison]) => {
      const text = answer(language, country);
      const [first, second] = text.split('\n\n');
      expect([first, second]).toEqual([expect.stringContaining(call), expect.stringContaining(poison)]);
      expect(text.indexOf(call)).toBe(0);
      expect(text).not.toMatch(/undefined|\bnull\b/);
    },
  );

  it.each(['en', 'es', 'de', 'fr', 'pt', 'it'] as const)(
    'in %s names emergency numbers first where the country is unknown',
    (language) => expect(answer(language, null).split('\n\n')[0]).toContain('112'),
  );
});
