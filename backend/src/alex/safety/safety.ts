export type Danger = 'self-harm' | 'violence' | 'coercion';

const ME = '(?:me|myself|us|my (?:kids?|child(?:ren)?|son|daughter|dog|cat))';
const THEM = '(?:him|her|them|my (?:partner|date|girlfriend|boyfriend|wife|husband|ex))';
const VIOLENCE =
  '(?:hit(?:s|ting)?|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|beat(?:s|en|ing)?|shov(?:es?|ed|ing)|stab(?:s|bed|bing)?|grabb(?:ed|ing)|grabs|push(?:es|ed|ing)|burn(?:s|ed|t|ing)|attack(?:s|ed|ing)?|hurt(?:s|ing)?|bit|bites|drag(?:s|ged|ging)|thr(?:ew|ows?|own|owing)|pin(?:s|ned|ning)|smack(?:s|ed|ing)?|headbutt\\w*|spat (?:on|at)|spits (?:on|at))';

/** Phrases that signal danger, in English. Idioms are removed first. */
const SIGNS: Readonly<Record<Danger, readonly RegExp[]>> = {
  'self-harm': [
    /\bsuicid(e|al)\b/,
    /\bkill(ing)? my ?self\b/,
    /\b(end|ending|take|taking|ended) (my (own )?life|it all)\b/,
    /\b(think|thinking|thought|thoughts|talk|plan|planning)\w* (about|of) (ending it(?! (with|off|between|after))|dying|death|not being here)\b/,
    /\b(cut|cutting|hurt|hurting|harm|harming|starv\w+|burn\w*) my ?self\b/,
    /\bself[- ]?harm\w*\b/,
    /\b(don'?t|do not|no longer) want to (live|be alive|be here any ?more|exist|wake up)\b/,
    /\b(want|wish|going|ready) (to|i could|i would|i were|i was) (die|dead|be dead)\b/,
    /\bbetter off (dead|without me)\b/,
    /\bno (reason|point) (to|in) (live|living|go on|going on)\b/,
    /\b(can'?t|cannot) go on (any ?more|living|like this)\b/,
    /\boverdos(e|ed|ing)\b/,
  ],
  violence: [
    new RegExp(`\\b${VIOLENCE} ${ME}\\b`),
    new RegExp(
      `\\b(?:i|i've|i have) (?:just |nearly |almost )?(?:hit|punched|slapped|kicked|choked|strangled|beat|shoved|stabbed|hurt) ${THEM}\\b`,
    ),
    new RegExp(`\\b(?:beat|beats|beating|beaten) (?:${ME}|${THEM}) up\\b`),
    /\b(hands?|arm) (a?round|on|at) my (neck|throat)\b/,
    /\b(held|pinned|pushed|threw|slammed|knocked) me (down|against|to the|into)\b/,
    /\b(domestic|dating|physical|sexual) (violence|abuse|assault)\b/,
    /\b(sexually |physically )?(abus(ed|es|ing|ive)|assault(ed|s|ing)?|molest\w*)\b/,
    /\brap(e|ed|es|ing|ist)\b/,
    /\bforced (himself|herself|themselves|themself) on\b/,
    /\b(is|was|gets|got|became|becomes|being|turned|turns) (really |very |so |quite )?violent\b/,
    /\b(threaten\w*|going|wants?|wanted|tried|trying|would|will|'ll|gonna) (to )?(kill|harm|stab|shoot|beat|strangle) (me|him|her|them|us|my)\b/,
    /\b(going|wants?|wanted|tried|trying|gonna) (to )?hurt (me|him|her|them|us)\b/,
    /\b(pulled|pointed|has|had|with|holds?|held) an? (knife|gun) (on|at|to) me\b/,
    /\b(drugged|roofied|spiked my (drink|glass))\b/,
    /\bthrew (something|a \w+|things) at me\b/,
    /\b(afraid|scared|terrified|frightened) (of (him|her|them|my (ex|partner|date|boyfriend|girlfriend|husband|wife))|for my (life|safety))\b/,
  ],
  coercion: [
    /\b(forc(e|ed|es|ing)|coerc\w+|pressur(e|ed|es|ing)|blackmail\w*) me\b/,
    /\bmade me (have sex|do (it|things)|sleep with|touch|undress|send)\b/,
    /\b(without|against|ignored) my (consent|will)\b/,
    /\b(didn'?t|did not|wouldn'?t|would not|won'?t|will not|doesn'?t) (stop|accept|take no)\b.{0,40}\b(no|asked|said|told|answer)\b/,
    /\b(won'?t|will not|wouldn'?t|doesn'?t) (let|allow) me (leave|go|see my|talk to|have|use my)\b/,
    /\b(threaten\w*) (to|me|with)\b/,
    /\b(stalk(s|ed|ing|er)?|follow(s|ed|ing) me (home|around|everywhere))\b/,
    /\btrack(s|ed|ing) my (phone|location)\b/,
    /\b(controls?|controlling|takes?|took) my (money|phone|bank|passport|salary)\b/,
    /\b(leak|post|share|publish|send)\w* my (nudes?|private (photos?|pictures?|videos?)|intimate)\b/,
    /\b(sextort\w*|revenge porn)\b/,
    /\bcontrolling relationship\b/,
    /\bisolat(e|es|ed|ing) (me|myself)\b/,
    /\block(s|ed|ing) me (in|up|out)\b/,
  ],
};

/** Complete idioms only; every other continuation is taken literally. */
const IDIOMS =
  /\b(hit(s|ting)? me (up|with (a|an|your|some|the) (idea|question|advice|tip|truth)s?)|hit(s|ting)? on (me|him|her|them)|hit(s|ting)? it off|it (really |just |suddenly )?hit(s)? me (that|how|when|like)|beat(s|ing)? (me|him|her|them) (at (chess|cards|tennis|pool|darts|scrabble|bowling|a game|the game|it|everything|table tennis|mini golf|video games|trivia)|to it)|suicide squad|threw me (off|for a loop|a (party|look|smile))|grabb(ed|ing) me (a|some) (coffee|drink|beer|seat)|push(es|ed|ing) me (to (be|try|grow|do|become)|out of my comfort)|(hurt|hurts|hurting) (my|her|his|their) feelings?|pressur\w+ cooker|killing me (softly|with))\b/g;

/** The most urgent danger a message signals, or null. Errs on the side of caution. */
export function dangerIn(message: string): Danger | null {
  const text = message.normalize('NFKC').toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ');
  const plain = text.replace(IDIOMS, ' ');
  for (const danger of ['self-harm', 'violence', 'coercion'] as const)
    if (SIGNS[danger].some((sign) => sign.test(plain))) return danger;
  return null;
}
