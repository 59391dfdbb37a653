import { confirms } from './denial';
import { disclosureIn } from './disclosure';
import type { Disclosure, DisclosureKind } from './disclosure-kind';
import { plainText } from './plain-text';
import { isTellingRemark } from './remarks/remark-reader';
import { spelledPlainly } from './sign';

/** What someone else does, and may do again while the conversation goes on. */
const BY_SOMEONE: ReadonlySet<DisclosureKind> = new Set<DisclosureKind>([
  'sexual-coercion',
  'violence',
  'threat',
  'control',
]);
/** How many of the user's messages a disclosure stays what the conversation is about. */
const LASTS = 6;

/** They are here, on their way, or do it again. */
const GOES_ON: readonly RegExp[] = [
  /\b(?:(?:he|she)(?:s|l| is| wil be| was)|they(?:re| are)|hel be|shel be|my (?:ex|bf|gf|boyfriend|girlfriend|husband|wife|partner) is|(?!(?:i|that|it|this|there|what|he|she|sister|brother|mother|mom|mum|dad|father|friend|roomate|neighbor|police|ambulance|taxi|cab|uber|lyft|help|security|everyone|someone|food|dinner) )\w+ is|(?:he|she|they) (?:just )?(?:came|come|comes|showed up|turned up|parked|rang|knocked)) (?:(?:just|stil|now|already|standing|siting|waiting|parked|right|here|again|back) )*(?:here|(?<!been )there(?! for| with)|outside|inside|downstairs|upstairs|back|coming|waiting|knocking|banging|ringing|on (?:his|her|their) way|at (?:my|the|our) (?:\w+ )?(?:dor|house|place|work|window|gate|apartment|flat|job)|in (?:my|the|our) (?:\w+ )?(?:house|flat|apartment|car|halway|stairwel|building|lobby|yard|garden|street)|by the \w+)\b/,
  /\b(?:it hapened again|(?:he|she|they) (?:just )?(?:did|does|is doing) it again|(?:folowing|caling|hiting|threatening|grabing) me again)\b/,
  /\b(?:esta|sigue|ha vuelto|volvio) (?:\w+ )?(?:aqui|ahi|alli|afuera|fuera|abajo|en la puerta|delante)\b|\blo (?:ha hecho|hizo) (?:otra vez|de nuevo)\b/,
  /\b(?:er|sie) (?:ist|steht|sitzt|wartet|klopft|klingelt|kommt) (?:\w+ ){0,2}(?:hier|da|drausen|unten|vor (?:der|meiner) tur|hoch)\b|\b(?:schon )?wieder (?:hier|pasiert|gemacht)\b/,
  /\b(?:il|elle) (?:est|attend|revient|arrive|sonne|frape) ?(?:\w+ ){0,2}(?:la|ici|dehors|en bas|devant|a la porte)\b|\b(?:il|elle) (?:l )?a recomence\b/,
  /\b(?:ele|ela) (?:esta|ta|voltou|vem) ?(?:\w+ ){0,2}(?:aqui|ai|la fora|na porta|em frente|embaixo)\b|\bfez (?:iso )?de novo\b/,
  /\b(?:e|sta|ancora|aspeta) (?:qui|qua|fuori|soto|davanti|ala porta)\b|\b(?:lui|lei) (?:e tornat\w|sta arivando|suona|busa)\b|\bl ha fato (?:di nuovo|ancora)\b/,
].map(({ source }) => new RegExp(spelledPlainly(source)));

/**
 * What the user disclosed of someone else and the conversation still stays with, by their messages (oldest first) before
 * this one; null for nothing. That it goes on counts as saying it again, and what was only guessed counts once the next
 * message bears it out.
 */
export function disclosedLately(said: readonly string[], message: string): Disclosure | null {
  let open: Disclosure | null = null;
  let left = 0;
  for (const [index, one] of said.entries()) {
    const disclosure = disclosureIn(one);
    if (disclosure && BY_SOMEONE.has(disclosure.kind) && isMeant(disclosure, said[index + 1] ?? message)) {
      open = { ...disclosure, isSure: true };
      left = LASTS;
    } else left = left > 0 && goesOn(one) ? LASTS : left - 1;
  }
  return left > 0 ? open : null;
}

function isMeant({ isSure }: Disclosure, next: string): boolean {
  return isSure || confirms(next) || goesOn(next) || isTellingRemark(next) || disclosureIn(next) !== null;
}

function goesOn(message: string): boolean {
  const plain = plainText(message);
  return GOES_ON.some((words) => words.test(plain));
}

/** "He's outside", soon after a disclosure, discloses that it goes on; null for whatever says nothing of the kind. */
export function disclosureGoingOn(message: string, before: readonly string[]): Disclosure | null {
  return goesOn(message) ? disclosedLately(before, message) : null;
}
