import type { Wish } from './asked';

const WISHES: readonly (readonly [RegExp, Wish])[] = [
  [
    /\b(?:(?<!too |less )(?:warmer|warm|kinder|kind|nicer|sweeter|sweet|softer|less (?:mad|angry|harsh|cold)|gentler|gentle|friendlier))\b/i,
    'warmer',
  ],
  [
    /\b(?:funnier|funny|lighter|light|playful|teas\w+|cheeky|savage|jok(?:e|es|ey|ing)|humor|witty|flirty|fun)\b(?<!\b(?:not? a|no|without the|without a|drop the|lose the|skip the|leave out the) joke)(?<!\b(?:less|too|not so) (?:funny|light|playful|flirty))/i,
    'lighter',
  ],
  [
    /\b(?:plainer|firm(?:er)?|strong(?:er)?|strict(?:er)?|tough(?:er)?|too (?:nice|soft|sweet|polite|kind)|direct|clearer|clear|more serious|no jokes?|not a joke|(?:drop|lose|skip|without|leave out) the jokes?|honest|straight|to the point|not so funny|less (?:soppy|sappy|mushy|gushy)|less (?:cheesy|corny|funny|flirty|playful)|too (?:cheesy|corny|funny|flirty|civil|gentle)|less (?:civil|polite|nice|sweet|soft|kind|friendly|gentle|apologetic)|colder|harsher|blunt(?:er)?|bolder|sharper|more (?:direct|blunt|honest))\b/i,
    'plainer',
  ],
  [
    /\b(?:less|not (?:so|too|that)|too|without being|isn['’]?t too|(?:a )?(?:bit|little)) (?:\w+ )?(?:needy|eager|clingy|keen|desperate|dramatic|emotional|intense|heavy|pushy|much|formal|stiff|serious)\b|\b(?:casual|chill|relaxed|less robotic|robotic|too stiff|natural|(?:like|as|how) (?:a )?normal \w+|(?:like|as|how|the way) i(?:['’]?d)? (?:\w+ )?(?:type|talk|write|text|speak|say (?:it|things|stuff))|laid.?back|normal|less dramatic|not so dramatic)\b/i,
    'cooler',
  ],
  [
    /\b(?:shorter|shorten|short|brief|briefer|(?:too|bit|little|tad|kinda|rather) long|less text|fewer words|one sentence|one line|in short|simpler|simple|simply|tl;?dr|plain english|easier)\b/i,
    'shorter',
  ],
];

/** How the user wants other words, from a message such as "make it warmer, but short". */
export function wishesIn(message: string): Wish[] {
  return WISHES.filter(([words]) => words.test(message)).map(([, wish]) => wish);
}
