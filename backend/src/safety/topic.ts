import type { HelpLanguage } from '#contract/dating/help';
import type { Disclosure, DisclosureKind, Topic } from './disclosure-kind';
import { spelledPlainly } from './sign';

/** An attempt is told by its signs alone. */
type SpokenOf = Exclude<Topic, 'attempt'>;

/** What an answer can also speak to, the most urgent first, and of which kinds of disclosure it may be part. */
const KINDS: readonly (readonly [SpokenOf, readonly DisclosureKind[]])[] = [
  ['choking', ['violence']],
  ['stealthing', ['sexual-coercion']],
  ['spiked', ['sexual-coercion']],
  ['images', ['threat']],
  ['partner-suicide', ['threat']],
  ['friend-suicide', ['self-harm']],
  ['stalking', ['control', 'threat']],
];

type Words = Readonly<Record<SpokenOf, string>>;

/** Words that make the topic, once the kind is known; "&" joins what must both be said. */
const WORDS: Readonly<Record<HelpLanguage, Words>> = {
  en: {
    choking: 'chok|strangl|throat|throttl|(?:my|round|around) neck|windpipe|breathe',
    stealthing: 'condom|the rubber|poked holes',
    spiked:
      'drink|glass|beer|cocktail|wine|spiked|drugged|roofi&remember|memory|blank|blackout|blacked|woke|wake|nothing|flashes|sore|spiked|drugged|roofi',
    images:
      '(?:pics?|photos?|video(?! call)s?|screenshots?|pictures?|nudes?)\\b&nudes?\\b|of me\\b|naked|sex|(?:send|sent|post|shar|leak|show|upload|publish|spread|expos|forward)',
    'partner-suicide':
      '(?:kill|hurt|harm|hang|cut|shoot|drown|poison|end)\\w* (?:him|her|them)self|suicid|wrists|pills|insulin|hanging|rope|railing|ledge|into a tree|jump (?:off|from|in front)|won t be (?:here|around)|wont be (?:here|around)|(?:hell|shell|theyll|he will|she will) be dead|end (?:his|her|their) (?:own )?life',
    'friend-suicide': `my (?:best |little |big |older |younger )?(?:friend|mate|sister|brother|cousin|roommate|flatmate|mum|mom|dad|daughter|son) (?:\\w+ )?(?:says|said|sent|took|wants|told|texted|wrote|is|has|tried|keeps)${within('(?:(?:kill|hurt|harm|hang|cut|shoot|drown)\\w*|off) (?:him|her|them)self|suicid|to die|wanna die|end it|end (?:his|her|their) (?:own )?life|(?:take|took|taking) (?:his|her|their) (?:own )?life|overdos|pills|want to (?:live|be here|be alive)|goodbye')}`,
    stalking:
      'stalk|shows? up|showed up|turns? up|turned up|outside|follow|parked|parks|waits|waiting|drove past|drives past|new accounts?|finds? out where|bushes|even though we broke|since i blocked',
  },
  es: {
    choking: 'ahorc|estrangul|cuello|garganta|respirar',
    stealthing: 'condon|preservativo|la goma',
    spiked: 'copa|vaso|bebida|cubata|cerveza|drog&recuerd|acuerdo|despert|laguna|drog|nada mas',
    images: '(?:fotos?|videos?(?! ?llamada)|capturas?|nudes|desnud\\w+)\\b',
    'partner-suicide':
      'se (?:mata|tira|suicida|corta|toma|quita|ahorca)|matarse|suicid|pastillas|ventana|colgad',
    'friend-suicide': `mi (?:mejor )?(?:amig[oa]|herman[oa]|prim[oa]|madre|padre|hij[oa]) (?:\\w+ )?(?:dice|quiere|me|ha|no|se)${within('matarse|matar\\b|suicid|quitarse la vida|morir|no quiere (?:seguir|vivir)|pastillas|cortarse|acabar con todo|despedid')}`,
    stalking: 'aparece|me sigue|me espera|persig|acos|portal|mi calle|plantado|otros numeros|me vigila',
  },
  de: {
    choking: 'wurg|gurgel|kehle|am hals|den hals|luft|strangul',
    stealthing: 'kondom|gummi',
    spiked:
      'glas|drink|getrank|wein|bier|tropfen&erinner|weiss (?:ich )?(?:nichts|nix)|filmriss|fehlen|aufgewacht|tropfen',
    images: '(?:\\w*bild(?:er|ern)?|\\w*fotos?|videos?(?! ?(?:anruf|call))|nackt\\w*|screenshots?)\\b',
    'partner-suicide':
      'bringt? (?:er |sie )?sich um|sich umbring|suizid|selbstmord|tabletten|springt|baum|strick|sich was an',
    'friend-suicide': `mein(?:e)? (?:beste[rs]? freund(?:in)?|schwester|bruder|mutter|vater|tochter|sohn|kumpel) (?:\\w+ )?(?:sagt|will|hat|schreibt|macht)${within('umbring|suizid|selbstmord|sterben|nicht mehr leben|das leben nehmen|tabletten|ritz|schluss machen|was antun|was an\\b')}`,
    stalking:
      'vor (?:meiner|meinem)|verfolgt|lauert|taucht|nachgefahren|sitzt jeden|wartet|neue profile|stalk|wohnt ganz',
  },
  fr: {
    choking: 'etrangl|gorge|le cou|respirer',
    stealthing: 'capote|preservati',
    spiked: 'verre|boisson|cocktail|drogu&souvien|rappelle|trou|reveill|plus rien|drogu',
    images: '(?:photos?|images?|videos?|captures?|nues?)\\b',
    'partner-suicide': 'se (?:tue|tuer|jette|suicid|pend|taill)|suicid|en l air|cachets|pendu|foutra',
    'friend-suicide': `m(?:on|a) (?:meilleure? )?(?:ami|amie|soeur|frere|mere|pere|fille|fils|pote) (?:\\w+ )?(?:dit|veut|a|m)${within('se tuer|suicid|mourir|en finir|plus vivre|medicaments|cachets|se taill|se coup|adieu')}`,
    stalking: 'm attend|suit|debarque|devant chez|en bas de|harcel|nouveaux comptes|gare devant|rode',
  },
  pt: {
    choking: 'esgan|enforc|pescoco|garganta|estrangul|respirar|sem ar',
    stealthing: 'camisinha|preservativo',
    spiked: 'copo|bebida|drink|cerveja|drog|boa noite cinderela&lembr|apag|acord|recordo|drog|cinderela',
    images: '(?:fotos?|videos?(?! ?chamada)|nudes?|imagens|prints?)\\b',
    'partner-suicide':
      'se (?:mata|matar|joga|corta|suicida)|suicid|remedios|enforcado|culpa (?:e|vai ser) minha',
    'friend-suicide': `(?:meu|minha) (?:melhor )?(?:amig[oa]|irma|irmao|mae|pai|filh[oa]|prim[oa]) (?:\\w+ )?(?:falou|disse|quer|ta|me|mandou)${within('se mat|suicid|morrer|acabar com tudo|viver|tirar a (?:propria )?vida|remedios|se cort|despedid')}`,
    stalking: 'aparec|me segue|me espera|persegu|na porta|na frente do meu|conta nova|parado',
  },
  it: {
    choking: 'strangol|strozz|al collo|il collo|gola|respirare',
    stealthing: 'preservativo|profilattico',
    spiked: 'bicchier|drink|cocktail|bevanda|birra|drog&ricord|svegliat|buio|memoria|drog',
    images: '(?:foto|video(?! ?chiamata)|immagini|nud[aeo]|screenshot)\\b',
    'partner-suicide':
      'si (?:ammazza|uccide|butta|taglia|suicida)|suicid|pillole|appeso|si fa del male|colpa mia',
    'friend-suicide': `(?:il mio|la mia|mio|mia) (?:miglior[e]? )?(?:amic[oa]|sorella|fratello|madre|padre|figli[oa]) (?:\\w+ )?(?:dice|vuole|ha|mi|stasera)${within('ammazzar|uccider|suicid|morire|la fa finita|farla finita|togliersi la vita|pillole|tagliarsi|piu vivere')}`,
    stalking:
      'sotto casa|mi segue|mi aspetta|perseguit|parcheggiat|davanti a casa|profili nuovi|spunta|stalk',
  },
};

/** Anything within a clause, then one of these. */
function within(words: string): string {
  return `(?: ,)?(?: \\w+){0,10}? (?:\\w+ )?(?:${words})`;
}

/** That the author would die: then a friend who is mentioned isn't the one to look after. */
const ONESELF: Readonly<Record<HelpLanguage, string>> = {
  en: '(?:kill|hurt|harm|hang|cut|shoot|drown|off)\\w* myself|i (?:just |really |still )?(?:want to|wanna|wish i could|would rather|am going to|m going to) (?:die|be dead|end it)|im going to (?:die|end it)|i (?:do not|dont) want to (?:live|be here|be alive|wake up)|(?:end|take|taking|ending) my (?:own )?life',
  es: 'matarme|suicidarme|me (?:quiero|voy a) (?:morir|matar)|quiero morir|cortarme|quitarme la vida|no quiero (?:seguir |seguir viva|vivir)',
  de: 'mich (?:selbst )?(?:umbring|ritz)|bringe? mich um|ich (?:will|mochte) (?:\\w+ )?(?:sterben|tot sein|nicht mehr leben)|mir (?:das leben|was an)',
  fr: 'me (?:tuer|suicid|coup|taill)|je (?:veux|vais) (?:mourir|en finir)|en finir avec ma vie',
  pt: 'me (?:matar|mato|suicid|corta)|quero morrer|(?:tirar|acabar com) (?:a )?minha vida|nao quero (?:mais )?viver',
  it: 'ammazzarmi|uccidermi|suicidarmi|voglio (?:morire|farla finita)|tagliarmi|togliermi la vita|non voglio (?:piu )?vivere',
};

/** That the author's own life is threatened: that comes first, whatever else is said. */
const AUTHOR_KILLED: Readonly<Record<HelpLanguage, string>> = {
  // Not "the guilt is killing me", and not "he'll be dead if I leave".
  en: '(?<!\\b(?:it|this|that|guilt|pain) )(?:kill|murder|shoot|stab|strangle|bury|drown)s? (?:me|us|my (?:kids?|children|son|daughter|mum|mom|dad|dog|cat))\\b|id be dead|ill be dead|i would be dead|(?<!\\b(?:hell|shell|theyll|he will|she will|they will) be )dead (?:to me )?if i|me dead',
  es: 'matarme|me va a matar|me matara|(?:que|o) me mata\\b(?! (?:ver|el|la|lo|no)\\b)|me mato si|nos va a matar|nos mata\\b',
  de: 'bringt? (?:er |sie )?(?:mich|uns) um|(?:mich|uns) (?:umbring|um bring|abstech|totschlag|tot schlag|erschies|kill)|mich tot',
  fr: '(?:me|nous) (?:tuer|tuera|buter|butera|planter)\\b|qu (?:il|elle) (?:me|nous) tue\\b',
  pt: 'me matar|me esfaquear|(?:que|ele|ela) me mata\\b(?! (?:ver|de|o|a)\\b)|nos mata\\b',
  it: '(?:ammazzar|uccider)mi|mi (?:ammazzera|uccidera|vuole uccidere|vuole ammazzare)|che mi (?:ammazza|uccide)\\b',
};

/** A disclosure with what else the text, as in `plainText`, speaks of. */
export function withTopic(disclosure: Disclosure, plain: string): Disclosure {
  const { kind, language, topic } = disclosure;
  // "My sister says she'll kill herself" holds no one back: it's a cry for help.
  if (topic === 'partner-suicide' && isSpokenOf('friend-suicide', language, plain))
    return { ...disclosure, kind: 'self-harm', topic: 'friend-suicide' };
  if (topic === 'partner-suicide' && says(AUTHOR_KILLED[language], plain))
    return { ...disclosure, topic: null };
  const spokenOf = topic ?? topicOf(kind, language, plain);
  if (kind === 'violence' && spokenOf === 'choking' && language === 'en' && isOnlyAnnounced(plain))
    return { ...disclosure, kind: 'threat', topic: null };
  return { ...disclosure, topic: spokenOf };
}

/** "He says he'll strangle me": nothing was done yet that a doctor could look at. Doubled letters are single here. */
const ANNOUNCED =
  /\b(?:wil|would|hel|shel|theyl|hed|shed|theyd|gona|going to|threaten\w* to) (?:\w+ )?(?:choke|strangle|throtle) me\b/;
const DONE =
  /\b(?:chok(?:ed|es|ing)|strangl(?:ed|es|ing)|throtl(?:ed|es|ing)|neck|throat|breathe|tried|me again)\b/;

function isOnlyAnnounced(plain: string): boolean {
  return ANNOUNCED.test(plain) && !DONE.test(plain);
}

function topicOf(kind: DisclosureKind, language: HelpLanguage, plain: string): Topic | null {
  if (kind === 'threat' && says(AUTHOR_KILLED[language], plain)) return null;
  const spokenOf = ([topic, kinds]: (typeof KINDS)[number]) =>
    kinds.includes(kind) && isSpokenOf(topic, language, plain);
  return KINDS.find(spokenOf)?.[0] ?? null;
}

function isSpokenOf(topic: SpokenOf, language: HelpLanguage, plain: string): boolean {
  if (topic === 'friend-suicide' && says(ONESELF[language], plain)) return false;
  return WORDS[language][topic].split('&').every((words) => says(words, plain));
}

const patterns = new Map<string, RegExp>();

/** Whether a text, as in `plainText`, has one of these words, or words that begin so. */
function says(words: string, plain: string): boolean {
  const pattern = patterns.get(words) ?? new RegExp(`\\b(?:${spelledPlainly(words)})`);
  patterns.set(words, pattern);
  return pattern.test(plain);
}
