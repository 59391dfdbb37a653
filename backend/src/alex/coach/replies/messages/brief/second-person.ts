/** Words after "her" that show it to be whom something is done to rather than whose something is. */
const AFTER_OBJECT =
  /^(?:to|for|from|with|about|at|on|in|of|by|out|up|and|anymore|any|either|instead|there|here|like|as|than|is|was|or|but|that|if|whether|when|why|how|what|because|so|again|back|too|also|the|a|an|this|next|tonight|tomorrow|today|soon|yet|now|very|really|more|later|first|some|any|my|i|we|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i;

const BE_OR_HAVE: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "doesn't": "don't",
  doesnt: "don't",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
};
/** Third person endings on words that are no verbs, or none in the third person. */
const NO_VERB = /^(?:always|sometimes|perhaps|this|thus|besides|was|is|has|does|us|his|ours|yes)$/i;

/** "he eats" is "you eat". */
function baseForm(verb: string): string {
  const plain = verb.toLowerCase();
  const known = BE_OR_HAVE[plain];
  if (known !== undefined) return known;
  if (NO_VERB.test(verb) || !/[a-z]s$/i.test(verb) || /ss$/i.test(verb)) return verb;
  if (/ies$/i.test(verb)) return verb.replace(/ies$/i, 'y');
  if (/(?:sh|ch|x|ss|o)es$/i.test(verb)) return verb.replace(/es$/i, '');
  return verb.replace(/s$/i, '');
}

/** To whom a message goes, as the user speaks of them. */
export interface Addressee {
  readonly name: string | null;
  /** Whether "they" is this person; someone called he or she leaves "they" to others. */
  readonly isThey: boolean;
}

export function addresseeIn(message: string, name: string | null): Addressee {
  return { name, isThey: !/\b(?:he|she|him|her|his|hers)\b/i.test(message) };
}

/** What a user says about a person, as said to that person: "I'd like to cook for her" is "I'd like to cook for you". */
export function toSecondPerson(text: string, { name, isThey }: Addressee): string {
  const named =
    name === null ? text : text.replace(nameIn(name), (_all, owns?: string) => (owns ? 'his' : 'him'));
  const words = named.split(/(\s+)/);
  const turned = words.map((word, index) => {
    const next = words[index + 2]?.replace(/[^\p{L}'’]/gu, '') ?? '';
    const before = words[index - 2] ?? '';
    const subject = ADVERB.test(before) ? (words[index - 4] ?? '') : before;
    return !isThey && PLURAL.test(word) ? word : turnedWord(word, next, subject);
  });
  return turned.join('');
}

function nameIn(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(['’]s)?(?![\\p{L}])`, 'giu');
}

const YOURS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    you: 'he she they him them',
    "you're": "he's she's they're hes shes",
    "you'd": "he'd she'd they'd",
    "you'll": "he'll she'll they'll",
    your: 'his their',
    yourself: 'himself herself',
  }).flatMap(([yours, theirs]) => theirs.split(' ').map((word): [string, string] => [word, yours])),
);
const PLURAL = /^(?:they|them|their|they['’]\w+)\b/i;
/** Between someone and what they do. */
const ADVERB = /^(?:always|never|only|just|really|also|still|constantly)$/i;
const SUBJECT = /^(?:he|she|they)$/i;

function turnedWord(word: string, next: string, before: string): string {
  const [, plain = '', mark = ''] = /^([\p{L}'’]+)(\P{L}*)$/u.exec(word) ?? [];
  const lower = plain.toLowerCase().replace(/’/g, "'");
  if (SUBJECT.test(before)) return `${baseForm(plain)}${mark}` || word;
  if (lower === 'her') return mark !== '' || next === '' || AFTER_OBJECT.test(next) ? `you${mark}` : 'your';
  const own = YOURS.get(lower);
  return own === undefined ? word : `${own}${mark}`;
}
