import { HELP_LANGUAGES as LANGUAGES, type HelpLanguage as Language } from '#contract/dating/help';
import { plainText } from './plain-text';

/** Function words as in `plainText`; a word may be in several languages. */
const WORDS: Readonly<Record<Language, string>> = {
  en: 'i im ive ill id me my mine myself you your he hes she shes him her his they them their theyre we us our it its the a an and but or so if of to in on at by for from with without about because when where who what why how that this these those is are was were be been being am have has had do does did dont didnt doesnt wont would wouldnt could couldnt can cant will should not never no just really very too again after before over under up down out off into all some any every one two last night time said says told want wanted feel like got get keeps going anymore kms tbh ex bf gf',
  es: 'yo mi mis me tu te el ella ellos ellas lo la los las le les se un una unos y pero o porque que de del al a en con sin por para cuando donde como si no nunca siempre muy mas ya es son era fue fui soy esta estoy estaba ha he han hay habia tengo tiene quiero quiere hace hizo dice dijo todo todos todas nada nadie otra vez noche ayer desde hasta sobre entre su sus este esta eso esa anoche mi novio novia pareja marido esposo mujer ex dsps xq pq q m',
  de: 'ich mich mir mein meine meinen meiner meinem du er sie es wir uns ihn ihm ihr ihre ihren sein seine seinen der die das den dem des ein eine einen einem einer und aber oder weil wenn dass als ob wie was wer wo mit ohne von vor nach bei zu zum zur im in an am auf aus fur ueber uber unter gegen nicht nie kein keine keinen noch schon immer wieder so sehr auch nur mal hat habe hab hatte haben ist bin war wird werde wurde will kann darf muss soll sagt sagte macht gestern heute jeden abend nacht alles alle mehr freund freundin sich',
  fr: 'je j me m moi mon ma mes tu te il elle on ils elles le la les l lui leur se s un une des et mais ou parce que qu qui de du d au aux a en dans sur sous avec sans pour par chez quand comme si ne n pas plus jamais rien tres tout tous toute toujours encore deja est suis etait ai as avait ont ete fait dit veux veut peux peut vais va c ce ca cest jai jsuis mon ma copain copine mari femme ex hier soir nuit depuis',
  pt: 'eu me mim meu minha meus minhas voce tu te ele ela eles elas o a os as lhe se um uma uns e mas ou porque que de do da dos das ao no na nos nas em com sem por pra para quando onde como se nao nunca sempre muito muita mais ja e sao era foi fui sou esta estou to tou ta estava tem tenho tinha ter quero quer faz fez diz disse falou tudo todo todos toda nada ninguem outra vez noite ontem desde ate sobre seu sua isso esse essa dele dela namorado namorada marido mulher ex gente vc pq q',
  it: 'io mi me mio mia miei mie tu ti lui lei noi loro il lo la i gli le l si un uno una e ma o perche che di del della dei al alla a da dal in nel con su per tra se non mai sempre molto piu gia e sono era ero stato stata sei siamo ho ha hanno aveva avevo voglio vuole posso puo fa fatto dice detto tutto tutti tutta niente nessuno ancora volta notte ieri sera quando dove come cosa chi suo sua questo quella ragazzo ragazza marito moglie ex anche',
};

const LETTERS: readonly (readonly [RegExp, Language])[] = [
  [/[ñ¿¡]/i, 'es'],
  [/[ãõ]|ç[õã]/i, 'pt'],
  [/[ßäöü]/i, 'de'],
  [/[œèêâîç]|\b[ldjmnstc]['’][aeiouyhéè]|qu['’]/i, 'fr'],
  [/[ìò]|\b(?:un|l|dell|all|c)['’][aeiouè]/i, 'it'],
];

const LETTER_WEIGHT = 1.5;
/** A language with less than this share of the best one's words isn't what the text is written in. */
const PLAUSIBLE = 0.55;

const WORD_LANGUAGES = new Map<string, Language[]>();
for (const language of LANGUAGES)
  for (const word of WORDS[language].split(' ')) {
    const plain = word.replace(/([a-z])\1+/g, '$1');
    const known = WORD_LANGUAGES.get(plain) ?? [];
    if (!known.includes(language)) WORD_LANGUAGES.set(plain, [...known, language]);
  }

/** The likeliest language of a text. */
export function languageOf(text: string): Language {
  return languagesOf(text, plainText(text))[0] ?? 'en';
}

/** The languages a text may be in, the likeliest first; all of them when its words don't tell. */
export function languagesOf(text: string, plain: string): Language[] {
  const points = new Map<Language, number>(LANGUAGES.map((language) => [language, 0]));
  const add = (language: Language, value: number) =>
    points.set(language, (points.get(language) ?? 0) + value);
  // A word of few languages tells more than one of many.
  for (const word of plain.split(' ')) {
    const languages = WORD_LANGUAGES.get(word);
    for (const language of languages ?? []) add(language, 1 + 1 / (languages?.length ?? 1));
  }
  for (const [letters, language] of LETTERS) if (letters.test(text)) add(language, LETTER_WEIGHT);
  const best = Math.max(...points.values());
  return LANGUAGES.filter((language) => (points.get(language) ?? 0) >= best * PLAUSIBLE).sort(
    (a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0),
  );
}
