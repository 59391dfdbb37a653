/** What is to come, or what would have to be. */
export const TO_COME =
  /\b(?:do|does|am|are|is|can|could) (?:i|we) (?:\w+ )?(?:see|seeing|meet|meeting)\b|\b(?:when|to) (?:i |we )?(?:see|meet)\b|\bnext\b|\b(?:would|will|until|more dates?|have to|to be (?:sure|certain))\b/;
/** What someone else did, with whomever. */
export const OF_OTHERS =
  /\b(?:did|does|do|has|have|had|will|was|is|are) (?:he|she|they|xmatch)\b(?! (?:and|is)\b)|\bi let\b/;
export const WENT_OUT =
  /\b(?:see|saw|seen|meet|met|dates?|dated|out|hung|hang|together|evenings?|nights?|been)\b/;
export const GIVES =
  /\b(?:he|she|they|xmatch) (?:\w+ )?(?:gave|gives?|given|rated?|marked)\b|\b(?:gave|give|given|rated) me\b/;
export const SURELY_OPEN =
  /\bfound out\b|\bis (?:it|that) (?:\w+ )?(?:empty|blank|open|missing)\b|\b(?:left to|still|yet|which|rat(?:ed|ings?)|blank|unrated|unseen|fill(?:ed)?|scored?|going by)\b/;
/** "Put that up to nine" */
export const SETS =
  /\b(?:put|set|made|make|moved?|raised?|lower(?:ed)?|dropp?(?:ed)?|bump(?:ed)?|turn(?:ed)?|chang(?:e|ed)|was|were|went) (?:it|that|the|this|my|xstandard)\b.*\b(?:number|one|two|three|four|five|six|seven|eight|nine|ten)\b/;
export const LIMIT_SET = /\b(?:what|the (?:one|number)) i (?:\w+ )?(?:set|asked?(?: for)?)\b/;
export const WHAT_CHANGED = /\bwhat (?:has |have )?(?:changed|moved)\b/;
export const GAP = /\bgap\b.*\bpoints\b/;
export const BEST_DATE =
  /\b(?:best|worst|nicest|highest|lowest|top) (?:\w+ )?(?:dates?|evenings?|nights?)\b|\b(?:which|what) (?:dates?|evenings?|nights?)\b/;
/** "Why did he go down", "from number to number" */
export const MOVED =
  /\b(?:he|she|they|xmatch|it) (?:is )?(?:go|goes|went|gone|going) (?:up|down)\b(?! (?:to|the|on|in)\b)|\bnumber .*\bnumber\b/;
/** "Now versus the first time" */
export const FIRST_AND_NOW = /\bfirst (?:time|date|evening|one)\b/;
/** What is asked of a percentage besides how high it is. */
export const BEYOND_FIGURE =
  /\b(?:mean|means|work|works|count|counts|come|comes|made|calculat\w+|comput\w+|exactly|right|all there|percent(?:age)? of (?:people|men|women|guys|girls|couples))\b/;
/** "Him and Kim", "he compared to Kim" */
export const SIDE_BY_SIDE =
  /\b(?:both|the two|those two|him and xmatch|her and xmatch|xmatch and (?:him|her))\b|\b(?:he|she|they|him|her|them)\b.* (?:compared? (?:to|with)|versus|vs|against|next to|side by side with) xmatch\b/;
