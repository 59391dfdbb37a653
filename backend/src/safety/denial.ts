import { disclosureIn } from './disclosure';
import type { Disclosure } from './disclosure-kind';
import { plainText } from './plain-text';

/** In `plainText`: to "I may be reading this wrong", that it was. */
const MISREAD = [
  '(?:(?:no+|nope|nah|omg|oh|lol|haha|sory)[ ,.]+)*(?:(?:you|u)(?:ve| have)? (?:just |completely |totaly )?(?:misread|misunderstod|misheard)(?: (?:me|that|it|this))?|(?:you|u)(?:re| are|ve| have)? (?:just )?(?:reading|got|geting|tok|understod|taking) (?:me|it|that|this)(?: al)? wrong|(?:it|that)s? (?:is |was )?(?:not|isnt|wasnt) what i meant|not what i meant|i (?:did ?nt|did not) mean (?:it|that)(?: like that| that way)?|nothing like that(?: hapened)?|(?:it|that)s? (?:is |was )?(?:just )?a joke|(?:i was|im) (?:just |only )?(?:joking|kiding)|just (?:kiding|a joke))',
  '(?:no[ ,.]+)*(?:me (?:entendiste|entendio|ha entendido|has entendido) mal|no (?:es|era) eso|no me refer\\w+ a eso|era broma|es broma)',
  '(?:nein[ ,.]+)*(?:du hast mich (?:da )?falsch verstanden|so (?:war|ist|meinte ich) das nicht(?: gemeint)?|das (?:war|ist) nicht so gemeint|das war (?:nur )?(?:ein )?(?:wit?z|scherz|spas))',
  '(?:non[ ,.]+)*(?:tu (?:m )?as mal compris\\w*|c (?:est|etait) pas (?:ca|ce que je voulais dire)|ce n (?:est|etait) pas (?:ca|ce que je voulais dire)|je (?:blague|plaisante|rigole)\\w*)',
  '(?:nao[ ,.]+)*(?:(?:voce|vc|tu) me (?:entendeu|entendeste) (?:mal|erado)|nao (?:e|era|foi) (?:iso|nada diso)|(?:e|era|foi) (?:so )?brincadeira)',
  '(?:no[ ,.]+)*(?:mi hai (?:capito|frainteso|inteso)(?: male)?|non (?:intendevo|volevo dire) (?:quelo|questo)|scherzavo|era uno scherzo)',
].map(
  (words) =>
    new RegExp(`^(?:${words})(?:[ ,.]*(?:lol|haha|promise|really|sory|thanks?|thank you|jaja|lg))*[ ,.]*$`),
);
const NO = /^(?:(?:no+|nope|nah|nein|non|nao)[ ,.]*)+$/;

/** In `plainText`: that it was read right. */
const CONFIRMS =
  /^(?:(?:yes|yeah|yep|yea|ya|it is|it does|you (?:read|got) (?:it|me|that) right|thats (?:it|right|what is hapening)|exactly|sadly|unfortunately|im afraid so|si|asi es|ja|genau|leider|stimt|oui|c est ca|exactement|helas|sim|e iso|infelizmente|e cosi|purtropo|esato)[ ,.]*)+$/;

/**
 * Whether a message says nothing but that this guess was wrong. Whole messages only, as what follows may say the opposite;
 * and none that make less of something, as people do of what did happen.
 */
export function denies(message: string, { kind }: Disclosure): boolean {
  const plain = plainText(message).trim();
  // After a guess of self-harm, "no" also answers whether someone is near.
  const isDenied = MISREAD.some((words) => words.test(plain)) || (kind !== 'self-harm' && NO.test(plain));
  return isDenied && disclosureIn(message) === null;
}

/** Whether a message says nothing but that a guess was right. */
export function confirms(message: string): boolean {
  return CONFIRMS.test(plainText(message).trim());
}

/** What a message may disclose, where that is only a guess; null for anything else. */
export function guessIn(message: string): Disclosure | null {
  const disclosure = disclosureIn(message);
  return disclosure && !disclosure.isSure ? disclosure : null;
}
