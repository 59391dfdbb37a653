export type Language = 'en' | 'es' | 'de' | 'fr' | 'pt' | 'it';

/** Short words that one language uses all the time; those that two share count for neither. */
const MARKERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: markers(
    'the and is was are were i you he she they my his her their with for that this not to of it we do does did have has had should would what who how about been will from at on there but if or because really like im',
  ),
  es: markers(
    'el los las que y es está son muy pero por para con mi su una uno más también cómo qué yo él ella ellos trabaja vive tiene hay porque nos fue era estoy soy se le lo del mucho siempre cuando gusta llama',
  ),
  de: markers(
    'der die das und ist nicht ich er sie wir mit ein eine einen einem mein meine sein seine ihr ihre auf für von zu zum zur aber auch war hat habe bin wie was wohnt arbeitet bei dass noch sehr gut wenn mich mir dich heißt im am beim oder',
  ),
  fr: markers(
    "le les est et pas je il elle nous vous ils elles mon ma mes son sa ses une des du dans avec pour que qui mais très bien c'est j'ai il habite travaille chez au aux sur suis était avait quand comme s'appelle j'aime",
  ),
  pt: markers(
    'o os as e é não eu ele ela nós meu minha seu sua um uma com para por mais mas muito como que do da dos das no na nos nas foi era está sou estou trabalha mora gosto ontem quando chama também você',
  ),
  it: markers(
    'il gli che è e non io lui lei noi mio mia suo sua un una con per ma molto anche come sono era ho ha abbiamo di del della nel nella al alla lavora abita vive quando perché chiama mi piace ieri questo',
  ),
};

function markers(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** The language a text is most likely written in; English when nothing speaks for another. */
export function languageOf(text: string): Language {
  const words =
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}']+/gu) ?? [];
  let best: Language = 'en';
  let most = 0;
  for (const language of ['en', 'es', 'de', 'fr', 'pt', 'it'] as const) {
    const count = words.filter((word) => MARKERS[language].has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
