import { ALEX_TEXTS } from '#contract/dating/alex';
import { answersTo } from './support/coach-conversation';

const TOLD =
  'robin has been outside my work when i finish, on tuesday and again last night, though i said no';
const BACK_TO_DATING = /draws you|getting used to|next date|\d%|weighs most|spark|compatib/i;

/** A disclosure in each language, the start of its answer, and remarks as people type them with what answers them. */
const IN_OTHER_LANGUAGES: Readonly<
  Record<string, readonly [string, RegExp, readonly (readonly [string, RegExp])[]]>
> = {
  Spanish: [
    'mi ex me sigue al trabajo y me amenaza con pegarme',
    /^Lo que cuentas es grave/,
    [
      ['tengo mucho mieedo', /no hace falta ser valiente/],
      ['estoy con mi hermana', /no estés pasando por esto en soledad/],
      ['creo q exagero', /no es culpa tuya/],
      ['el no es asi', /lo que me has contado no está bien/],
      ['no', /No hay que decidir nada/],
      ['mi hermano viene a buscarme', /quédate por ahora con alguien de confianza/],
      ['toy temblando', /no hace falta ser valiente/],
      ['no quiero denunciar', /Te escucho/],
      ['ya estoy a salvo', /tengas más seguridad/],
      ['es culpa mia por no irme', /no es culpa tuya/],
      ['me pidio perdon', /lo que me has contado no está bien/],
      ['muchas grasias', /No hay que decidir nada/],
    ],
  ],
  German: [
    'mein ex verfolgt mich und droht mir mich zu schlagen',
    /^Nach einem Nein aufzutauchen/,
    [
      ['ich habe angst', /du musst nicht tapfer sein/],
      ['bin grad bei meiner schwester', /dass du damit nicht allein bist/],
      ['vll bin ich selber schuld', /nicht deine Schuld/],
      ['er is nicht so', /trotzdem nicht in Ordnung/],
      ['ja', /Ich bin da/],
      ['ne freundin holt mich ab', /Bleib erst einmal bei jemandem/],
      ['kann nich schlafen', /du musst nicht tapfer sein/],
      ['ich will nich zur polizei', /Ich höre dir zu/],
      ['hab abgeschlossen', /fürs Erste sicherer/],
      ['uebertreib ich', /nicht deine Schuld/],
      ['er hat sich entschuldigt', /trotzdem nicht in Ordnung/],
      ['dankee', /Ich bin da/],
    ],
  ],
  French: [
    'mon ex me suit partout et menace de me frapper',
    /^Ce que tu décris est grave/,
    [
      ['jai trop peur', /tu as le droit d'avoir peur/],
      ['je suis avec ma soeur', /quelqu'un soit avec toi/],
      ["c'est peut-être ma faute", /n'est pas ta faute/],
      ['il est pas mechant', /quand même pas acceptable/],
      ['non', /Rien n'a besoin d'être décidé/],
      ['ma mere vient me chercher', /reste pour l'instant avec quelqu'un de confiance/],
      ['je tremble encore', /tu as le droit d'avoir peur/],
      ['je veux pas porter plainte', /Je t'écoute/],
      ['il est parti', /plus en sécurité pour l'instant/],
      ['je suis trop conne', /n'est pas ta faute/],
      ['il s est excusé', /quand même pas acceptable/],
      ['merci', /Rien n'a besoin d'être décidé/],
    ],
  ],
  Portuguese: [
    'meu ex me persegue e ameaça me bater',
    /^O que você conta é grave/,
    [
      ['to com mt medo', /não é preciso ser forte/],
      ['estou com minha irma', /não está passando por isso sem companhia/],
      ['nao devia ter ido', /não é culpa sua/],
      ['ele nao é assim', /mesmo assim o que você me contou não está certo/],
      ['não', /Nada precisa ser decidido/],
      ['meu irmao ta comigo', /fique por enquanto com alguém de confiança/],
      ['to tremendo', /não é preciso ser forte/],
      ['nao quero denunciar', /Estou ouvindo/],
      ['to num uber', /você está mais em segurança/],
      ['sou mt burra', /não é culpa sua/],
      ['ele pediu desculpa', /mesmo assim o que você me contou não está certo/],
      ['obg', /Nada precisa ser decidido/],
    ],
  ],
  Italian: [
    'il mio ex mi segue ovunque e minaccia di picchiarmi',
    /^Presentarsi dopo un no/,
    [
      ['ho tantissima paura', /non serve farsi coraggio/],
      ['sono con mia sorella', /qualcuno con te/],
      ['è colpa mia', /non è colpa tua/],
      ['lui non e cosi', /resta comunque sbagliato/],
      ['no', /Stasera non c'è niente da decidere/],
      ['mio fratello è con me', /per ora resta con una persona di fiducia/],
      ['nn riesco a dormire', /non serve farsi coraggio/],
      ['non voglio denunciare', /Ti ascolto/],
      ['sono in taxi', /per ora sei più al sicuro/],
      ['forse esagero', /non è colpa tua/],
      ['mi ha chiesto scusa', /resta comunque sbagliato/],
      ['grazie', /Stasera non c'è niente da decidere/],
    ],
  ],
};
/** For so many messages, a disclosure is what the conversation is about. */
const LASTS = 6;

describe('soon after a disclosure', () => {
  it.each([
    ['robin is not dangerous, just lonely', /still not okay/],
    ['my boss says im too soft. am i', /isn't your fault/],
    ['i can’t sleep anymore', /makes sense after what you told me/],
    ['ok a friend is driving me home', /glad you aren't alone/],
    ['i keep thinking about it', /don't have to talk about dating/],
    ['ok', /Nothing has to be settled/],
    ['thank u so much for listening', /Nothing has to be settled/],
    ['my hands wont stop shaking', /makes sense after what you told me/],
    ['im at my sisters now', /glad you aren't alone/],
    ['im safe for now', /safer for now/],
    ['i should of known better', /isn't your fault/],
    ['it wasnt that bad', /still not okay/],
    ['other people have it worse', /still not okay/],
  ])('a remark is answered gently, and not as a story of dating: %s', async (remark, expected) => {
    const [help = '', answer = ''] = await answersTo('theo', TOLD, remark);
    expect(help).toMatch(/stalking/);
    expect(answer).toMatch(expected);
    expect(answer).not.toMatch(BACK_TO_DATING);
  });

  it.each([
    "i'm not safe",
    'im not alone',
    'im with him',
    'my ex is with me',
    'my brother is driving me crazy',
    'my sister is with him',
    'i wish my mom was with me',
    'robin is picking me up',
    'i let my mom know',
    'my mom loves me',
    'im just so tired',
  ])('a remark is not taken for company, safety, blame or an excuse: %s', async (remark) => {
    const [, answer] = await answersTo('theo', TOLD, remark);
    expect(answer).not.toMatch(/glad you|isn't your fault|still not okay/);
  });

  it.each(Object.entries(IN_OTHER_LANGUAGES))(
    'is in the language of who told it: %s',
    async (_, [disclosure, help, remarks]) => {
      // Told again before it is over.
      const parts = [remarks.slice(0, LASTS), remarks.slice(LASTS)];
      const messages = parts.flatMap((part) => [disclosure, ...part.map(([remark]) => remark)]);
      const expected = parts.flatMap((part) => [help, ...part.map(([, answer]) => answer)]);
      const answers = await answersTo('theo', ...messages);
      for (const [index, answer] of answers.entries()) {
        expect([messages[index], answer]).toEqual([
          messages[index],
          expect.stringMatching(expected[index] ?? ''),
        ]);
      }
    },
  );

  it('says that it is the built-in coach, in any language', async () => {
    const [, ...answers] = await answersTo('theo', TOLD, 'im so scared', 'estoy con mi hermana y mi madre');
    for (const answer of answers) expect(answer).toContain(ALEX_TEXTS.builtInSignature);
  });

  it('what goes on gets the help again', async () => {
    const [help, , again] = await answersTo(
      'theo',
      TOLD,
      'not dangerous, just sad',
      'robin is gone but he is back now, by the bins',
    );
    expect(again).toBe(help);
  });

  it('a question about the records, the app or words to send has its own answer', async () => {
    const [, notes, app] = await answersTo(
      'theo',
      TOLD,
      'what did i note about alex k?',
      'how do i export my data',
    );
    expect(notes).toMatch(/notes?/i);
    expect(app).toMatch(/Settings|download/i);
  });

  it('a question that Alex offers is answered, without the person', async () => {
    const [, next] = await answersTo('theo', TOLD, 'What should I do next?');
    expect(next).not.toMatch(/talk about dating just now/);
  });

  it('is over after six messages, and in a conversation without one', async () => {
    const later = await answersTo('theo', TOLD, ...Array<string>(6).fill('thank you'), 'robin laughed a lot');
    expect(later.at(-1)).not.toMatch(/Nothing has to be settled|talk about dating just now/);
    const [plain] = await answersTo('theo', 'robin is just sad');
    expect(plain).not.toMatch(/still not okay/);
  });
});
