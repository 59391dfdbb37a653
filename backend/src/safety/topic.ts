import type { HelpLanguage } from '#contract/dating/help';
import type { Disclosure, DisclosureKind, Topic } from './disclosure-kind';

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

/** Words that make the topic, as in `plainText`, once the kind is known; "&" joins what must both be said. */
const WORDS: Readonly<Record<HelpLanguage, Words>> = {
  en: {
    choking: 'chok|strangl|throat|throtl|(?:my|round|around) neck|windpipe|breathe',
    stealthing: 'condom|the rubber|poked holes',
    spiked:
      'drink|glas|beer|cocktail|wine|spiked|druged|roofi&remember|memory|blank|blackout|blacked|woke|wake|nothing|flashes|sore|spiked|druged|roofi',
    images: 'pics?|photos?|nudes?|video|screenshots?|pictures?',
    'partner-suicide':
      '(?:him|her|them)self|suicid|wrists|pils|insulin|jump|hanging|railing|rope|ledge|into a tre|wont be (?:here|around)|be dead|is dead',
    'friend-suicide':
      'my (?:best |little |big |older |younger )?(?:friend|mate|sister|brother|cousin|romate|flatmate|mum|mom|dad|daughter|son) (?:\\w+ )?(?:says|said|sent|tok|wants|told|texted|wrote|is|has|tried|keps)',
    stalking:
      'stalk|shows? up|showed up|turns? up|turned up|outside|folow|parked|parks|waits|waiting|drove past|drives past|new acounts?|finds? out where|bushes|even though we broke|since i blocked',
  },
  es: {
    choking: 'ahorc|estrangul|cuelo|garganta|respirar',
    stealthing: 'condon|preservativo|la goma',
    spiked: 'copa|vaso|bebida|cubata|cerveza|drog&recuerd|acuerdo|despert|laguna|drog|nada mas',
    images: 'fotos?|videos?|desnud|capturas?|nudes',
    'partner-suicide':
      'se (?:mata|tira|suicida|corta|toma|quita|ahorca)|matarse|suicid|pastilas|ventana|colgad',
    'friend-suicide':
      'mi (?:mejor )?(?:amig[oa]|herman[oa]|prim[oa]|madre|padre|hij[oa]) (?:\\w+ )?(?:dice|quiere|me|ha|no)',
    stalking: 'aparece|me sigue|me espera|persig|acos|portal|mi cale|plantado|otros numeros|me vigila',
  },
  de: {
    choking: 'wurg|gurgel|kehle|am hals|den hals|luft|strangul',
    stealthing: 'kondom|gumi',
    spiked:
      'glas|drink|getrank|wein|bier|tropfen&eriner|weis (?:ich )?(?:nichts|nix)|filmris|fehlen|aufgewacht|tropfen',
    images: 'bild|foto|video|nackt|screenshot',
    'partner-suicide':
      'bringt? (?:er |sie )?sich um|sich umbring|suizid|selbstmord|tabletn?|springt|baum|strick|sich was an',
    'friend-suicide':
      'mein(?:e)? (?:beste[rs]? freund(?:in)?|schwester|bruder|mutter|vater|tochter|sohn|kumpel) (?:\\w+ )?(?:sagt|wil|hat|schreibt|macht)',
    stalking:
      'vor (?:meiner|meinem)|verfolgt|lauert|taucht|nachgefahren|sitzt jeden|wartet|neue profile|stalk|wohnt ganz',
  },
  fr: {
    choking: 'etrangl|gorge|le cou|respirer',
    stealthing: 'capote|preservati',
    spiked: 'vere|boison|cocktail|drogu&souvien|rapele|trou|reveil|plus rien|drogu',
    images: 'photos?|images?|videos?|nues?|captures?',
    'partner-suicide': 'se (?:tue|tuer|jete|suicid|pend|tail)|suicid|en l air|cachets|pendu|foutra',
    'friend-suicide':
      'm(?:on|a) (?:meileure? )?(?:ami|amie|soeur|frere|mere|pere|file|fils|pote) (?:\\w+ )?(?:dit|veut|a|m)',
    stalking: 'm atend|suit|debarque|devant chez|en bas de|harcel|nouveaux comptes|gare devant|rode',
  },
  pt: {
    choking: 'esgan|enforc|pescoco|garganta|estrangul|respirar|sem ar',
    stealthing: 'camisinha|preservativo',
    spiked: 'copo|bebida|drink|cerveja|drog|boa noite cinderela&lembr|apag|acord|recordo|drog|cinderela',
    images: 'fotos?|videos?|nudes?|imagens|prints?',
    'partner-suicide':
      'se (?:mata|matar|joga|corta|suicida)|suicid|remedios|enforcado|culpa (?:e|vai ser) minha',
    'friend-suicide':
      '(?:meu|minha) (?:melhor )?(?:amig[oa]|irma|irmao|mae|pai|filh[oa]|prim[oa]) (?:\\w+ )?(?:falou|disse|quer|ta|me|mandou)',
    stalking: 'aparec|me segue|me espera|persegu|na porta|na frente do meu|conta nova|parado',
  },
  it: {
    choking: 'strangol|stroz|al colo|il colo|gola|respirare',
    stealthing: 'preservativo|profilatico',
    spiked: 'bichier|drink|cocktail|bevanda|bira|drog&ricord|svegliat|buio|memoria|drog',
    images: 'foto|video|imagini|nud[aeo]|screenshot',
    'partner-suicide':
      'si (?:amaza|uccide|ucide|buta|taglia|suicida)|suicid|pilole|apeso|si fa del male|colpa mia',
    'friend-suicide':
      '(?:il mio|la mia|mio|mia) (?:miglior[e]? )?(?:amic[oa]|sorela|fratelo|madre|padre|figli[oa]) (?:\\w+ )?(?:dice|vuole|ha|mi|stasera)',
    stalking:
      'soto casa|mi segue|mi aspeta|perseguit|parcheggiat|parchegiat|davanti a casa|profili nuovi|spunta|stalk',
  },
};

const patterns = new Map<string, readonly RegExp[]>();

/** A disclosure with what else the text, as in `plainText`, speaks of. */
export function withTopic(disclosure: Disclosure, plain: string): Disclosure {
  const { kind, language, topic } = disclosure;
  // "My sister says she'll kill herself" holds no one back: it's a cry for help.
  if (topic === 'partner-suicide' && isSpokenOf('friend-suicide', language, plain))
    return { ...disclosure, kind: 'self-harm', topic: 'friend-suicide' };
  return topic ? disclosure : { ...disclosure, topic: topicOf(kind, language, plain) };
}

function topicOf(kind: DisclosureKind, language: HelpLanguage, plain: string): Topic | null {
  const spokenOf = ([topic, kinds]: (typeof KINDS)[number]) =>
    kinds.includes(kind) && isSpokenOf(topic, language, plain);
  return KINDS.find(spokenOf)?.[0] ?? null;
}

function isSpokenOf(topic: SpokenOf, language: HelpLanguage, plain: string): boolean {
  const key = `${language} ${topic}`;
  let wanted = patterns.get(key);
  if (!wanted) {
    wanted = WORDS[language][topic].split('&').map((words) => new RegExp(`\\b(?:${words})`));
    patterns.set(key, wanted);
  }
  return wanted.every((words) => words.test(plain));
}
