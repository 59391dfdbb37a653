export type Danger = 'self-harm' | 'violence' | 'coercion';

const ME = "(?:i|i'm|im|i am|me|my|myself)";

/** What speaks of a danger. Figures of speech of dating ("we hit it off", "killing time", "to die for") must not match. */
const SIGNS: Readonly<Record<Danger, readonly RegExp[]>> = {
  'self-harm': [
    /\bsuicid(e|al)\b/,
    /\bkill(ing)? my ?self\b/,
    /\b(end|ending|take|taking) my (own )?life\b/,
    /\b(cut|cutting|hurt|hurting|harm|harming|starv\w+) my ?self\b/,
    /\bself[- ]?harm\w*\b/,
    /\b(don'?t|do not|no longer) want to (live|be alive|be here any ?more|exist)\b/,
    /\b(want|wish|going|ready) (to|i could|i would|i were|i was) (die|dead|be dead)\b/,
    /\bbetter off (dead|without me)\b/,
    /\bno reason to (live|go on)\b/,
    /\b(can'?t|cannot) go on (any ?more|living|like this)\b/,
    /\boverdos(e|ed|ing)\b/,
  ],
  violence: [
    /\b(hit|hits|hitting|punch\w*|slap\w*|kick\w*|chok\w+|strangl\w+|beat|beats|beating|shov\w+|stabb?\w*|grabb\w+|push(ed|es)|burn(ed|t|s)|attack\w*) me\b(?! (up|back) )/,
    /\b(hit|punch|slap|kick|chok|strangl|beat|shov|stab)\w* (him|her|them|my (partner|date|girlfriend|boyfriend|wife|husband))\b/,
    /\b(beat|beats|beating|beaten) (me |him |her |them )?up\b/,
    /\b(domestic|dating|physical|sexual) (violence|abuse|assault)\b/,
    /\b(sexually |physically )?(abus(ed|es|ing|ive)|assault(ed|s|ing)?|molest\w*)\b/,
    /\brap(e|ed|es|ing|ist)\b/,
    /\b(threaten\w*|going|wants?|tried|trying) to (kill|hurt|harm|stab|shoot|beat) (me|him|her|them|us|my)\b/,
    /\b(i|i'?ll|i will|i want to|gonna|going to) (kill|hurt|stab|shoot) (him|her|them)\b/,
    /\b(pulled|pointed|has|had|with) an? (knife|gun) (on|at) me\b/,
    /\b(drugged|roofied|spiked my (drink|glass))\b/,
    /\bthrew (something|a \w+|things) at me\b/,
    new RegExp(
      `\\b(afraid|scared|terrified|frightened) (of (him|her|them|my (ex|partner|date|boyfriend|girlfriend|husband|wife))|for my (life|safety))\\b`,
    ),
  ],
  coercion: [
    /\b(forc(e|ed|es|ing)|coerc\w+|pressur(e|ed|es|ing)|blackmail\w*|manipulat\w+) me\b/,
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
    new RegExp(`\\b(isolat(e|es|ed|ing)) ${ME}\\b`),
  ],
};

/** Said of films, jokes and habits, never of what happens to somebody. */
const FIGURES_OF_SPEECH =
  /\b(hit(s|ting)? (me|him|her|them|it) (up|off|with|back)|beat(s|ing)? (me|him|her|them) (at|to|in)|(suicide squad|rape ?seed)|(hits?|hitting) (on|me like|me that)|killing (me|it) (softly|with)|pressur\w+ cooker)\b/g;

/** Which danger a message speaks of, most urgent first, or null. Errs on the side of care. */
export function dangerIn(message: string): Danger | null {
  const text = message.normalize('NFKC').toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ');
  const plain = text.replace(FIGURES_OF_SPEECH, ' ');
  for (const danger of ['self-harm', 'violence', 'coercion'] as const)
    if (SIGNS[danger].some((sign) => sign.test(plain))) return danger;
  return null;
}
