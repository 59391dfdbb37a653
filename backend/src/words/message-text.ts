/** A word of a message, as typed and as compared. */
export interface Word {
  /** Lower case, without accents and without a possessive ending. */
  readonly plain: string;
  readonly typed: string;
  /** Characters of the message, `end` exclusive (UTF-16). */
  readonly start: number;
  readonly end: number;
  readonly startsSentence: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’‘`´][\p{L}\p{M}]+)*['’]?/gu;
const SENTENCE_END = /[.!?\n;:…]/;

export function wordsOf(message: string): Word[] {
  const words: Word[] = [];
  let last = 0;
  for (const { 0: typed, index } of message.matchAll(WORD)) {
    const between = message.slice(last, index);
    last = index + typed.length;
    words.push({
      plain: plainWord(typed),
      typed,
      start: index,
      end: last,
      startsSentence: words.length === 0 || SENTENCE_END.test(between),
    });
  }
  return words;
}

/** "Zoë's" and "zoe" are the same word. */
export function plainWord(typed: string): string {
  const plain = typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'");
  return plain.replace(/'s$|'$/, '');
}

/** How people shorten words in messages; what they are short for is what the examples were learned with. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    abt: 'about',
    alright: 'okay',
    anybody: 'anyone',
    arent: 'are not',
    b4: 'before',
    bc: 'because',
    bday: 'birthday',
    bf: 'boyfriend',
    bfs: 'boyfriends',
    canceled: 'cancelled',
    cannot: 'can not',
    cant: 'can not',
    convo: 'conversation',
    couldnt: 'could not',
    coz: 'because',
    cuz: 'because',
    didnt: 'did not',
    doesnt: 'does not',
    dont: 'do not',
    dunno: 'do not know',
    everybody: 'everyone',
    gf: 'girlfriend',
    gonna: 'going to',
    gotta: 'have to',
    hadnt: 'had not',
    hasnt: 'has not',
    havent: 'have not',
    hes: 'he is',
    hows: 'how is',
    id: 'i would',
    idk: 'i do not know',
    ill: 'i will',
    im: 'i am',
    isnt: 'is not',
    ive: 'i have',
    k: 'okay',
    kinda: 'somewhat',
    ldr: 'long distance',
    mins: 'minutes',
    msg: 'message',
    msgs: 'messages',
    mum: 'mom',
    n: 'and',
    nd: 'and',
    nobody: 'no one',
    nvm: 'never mind',
    ok: 'okay',
    omg: 'oh',
    plz: 'please',
    pls: 'please',
    ppl: 'people',
    probs: 'probably',
    r: 'are',
    rly: 'really',
    gimme: 'give me',
    lemme: 'let me',
    rn: 'right now',
    sb: 'someone',
    shes: 'she is',
    shoud: 'should',
    shoudl: 'should',
    shouldnt: 'should not',
    shud: 'should',
    smth: 'something',
    somebody: 'someone',
    sumone: 'someone',
    thats: 'that is',
    theres: 'there is',
    theyre: 'they are',
    theyve: 'they have',
    tho: 'though',
    thru: 'through',
    thx: 'thanks',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    tomoz: 'tomorrow',
    tonite: 'tonight',
    txt: 'text',
    u: 'you',
    ur: 'your',
    w: 'with',
    wanna: 'want to',
    wasnt: 'was not',
    werent: 'were not',
    wen: 'when',
    weve: 'we have',
    wats: 'what is',
    wat: 'what',
    whats: 'what is',
    whens: 'when is',
    wheres: 'where is',
    whos: 'who is',
    wont: 'will not',
    wouldnt: 'would not',
    wud: 'would',
    xmas: 'christmas',
    ya: 'you',
    yall: 'you',
    youre: 'you are',
  }),
);

/** "Can one say so?" asks what I can say. */
const ONE_DOES =
  /\b(do|does|can|could|should|would|shall|must|may|ought) one (?=(?:even |ever |really |simply |just |then |politely |kindly |still |best |not |to )*(?:answer|ask|be|begin|break|bring|call|decline|do|end|explain|find|finish|get|give|go|handle|have|keep|know|let|make|mention|put|refuse|reply|respond|say|see|start|stop|survive|talk|tell|turn|wait|write)\b)/g;

/** Words of a text in one spelling: contractions and short forms are written out, "?" is a word of its own. */
export function standardWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\bcan't\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'m\b/g, ' am')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/'ll\b/g, ' will')
    .replace(/'d\b/g, ' would')
    .replace(/'s\b/g, ' is')
    .replace(ONE_DOES, (_, verb: string) => `${verb === 'does' ? 'do' : verb} i `)
    .replace(/%/g, ' percent ')
    .replace(/\d+/g, ' number ');
  return (plain.match(/[\p{L}\p{N}]+|\?/gu) ?? []).flatMap(
    (word) => SHORT_FORMS.get(word)?.split(' ') ?? [word.replace(/(.)\1{2,}/gu, '$1$1')],
  );
}

/** Questions that only ask what to make of what was told before them. */
const OPEN_QUESTION =
  /^(?:(?:so|and|but|ok|okay|well|now|please|pls|hmm)[\s,]+)*(?:what (?:do|should|shall|can|could|would) (?:i|you) (?:do|say|think|suggest|recommend|advise|make of (?:it|that|this))(?: now| here| then| about (?:it|this|that))?|what now|now what|any (?:advice|thoughts?|ideas?|tips|help)|thoughts|ideas|advice|help(?: me)?(?: please)?|please help|is (?:that|this|it) (?:ok|okay|normal|bad|weird|wrong|fine|a problem|a bad sign)|am i (?:wrong|right|crazy|overreacting)|where do i (?:even )?(?:start|begin)|what happened|how come|what does (?:it|that|this) mean|what(?:'s| is) going on)\W*$/iu;

/** Whether a part of a message asks about what the rest tells. */
export function isOpenQuestion(part: string): boolean {
  return OPEN_QUESTION.test(part.replace(/[’‘`´]/g, "'").trim());
}

/** Where one thing said ends and the next begins, in messages typed without much punctuation as well. */
const BREAKS =
  /(?<=[.!?…\n;])\s+|\n+|\s+-+\s+|,\s*(?=(?:should|shall|what|how|who|when|where|why|which|is|are|do|does|did|can|could|would|not sure|idk|i don['’]?t know|any|help|please|pls|but|so|and now)\b)|\s+(?=(?:not sure (?:if|what|whether)|idk (?:if|what|whether)|so (?:should|what|how|who|is|do|can)|what (?:should|do|can|would) i|should i|how (?:do|can|should) i|and now what)\b)/iu;

/** The things said in a message, in order; at least one. */
export function partsOf(message: string): string[] {
  const parts = message
    .split(BREAKS)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}?]/u.test(part));
  return parts.length > 0 ? parts : [message];
}

const ASKS =
  /^(?:(?:so|and|but|okay|also|then|please|hm+|well|lol|haha|hey|yo|or|like(?= (?:do|does|did|should|can|could|is|are) (?:i|it|that|this|he|she|they|we|xmatch)\b)) )*(?:what|how|who|whom|when|where|why|which|should|shall|is|are|am|do|does|did|can|could|would|will|any|help|tell|give|show|remind|compare|write|draft|suggest|explain|not sure|idk|i do not know)\b/;

/** "When I suggest something" and "doesn't matter" ask nothing, though they begin like questions. */
const TELLS =
  /^(?:(?:so|and|but|okay|also|then|well|lol|haha) )*(?:(?:who|what) else$|did (?:eat|come|call|text|show|bring|make|cook|laugh|kiss|hug|smile|sleep|fine|well|nothing|some)\b|when(?:ever)? (?:i|we|he|she|they|xmatch|people)\b|(?:do|does|did|would|will|can|could) not (?!i\b|you\b|he\b|she\b|they\b|we\b|xmatch\b)|would (?:be|have|love|like|rather)\b|(?:could|might|may) (?:just |also |well |only |simply )?be (?:that|he|she|they|it|because|just|nothing|a)\b|which (?:is|was|i|he|she|we|they|okay|fair|makes?|means|feels?|felt|sounds?|would|just)\b|will (?:do|see|try)\b)/;

/** "Over text or nah" */
const LEAVES_OPEN = /\bor (?:nah|not|no|nope|what)[\s.!]*$/i;

/** Whether a part of a message asks or requests something. */
export function asks(part: string): boolean {
  if (part.includes('?') || LEAVES_OPEN.test(part)) return true;
  const said = standardWords(part).join(' ');
  return ASKS.test(said) && !TELLS.test(said);
}

/** What someone else said or wrote, word for word. */
const QUOTED = /["“”][^"“”]+["“”]/g;

/** Whether a message tells something and asks nothing; a question that is only quoted is told. */
export function isTold(text: string): boolean {
  return !partsOf(text.replace(QUOTED, ' that ')).some(asks);
}
