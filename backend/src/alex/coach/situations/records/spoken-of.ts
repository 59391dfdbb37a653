import type { RevealedTopic } from '#contract/dating/date-ideas';
import { topicsOfStandard } from '../../../../date-ideas/ranking/standard-topics';
import type { CoachFacts, StandardFact } from '../../../facts';

/** How people speak of what a standard is about. */
const SAID_OF: readonly (readonly [RevealedTopic, RegExp])[] = [
  [
    'communication',
    /\b(?:text|write|reply|replie|answer|communicat|listen|talk|convers|interrupt|sentences)\w*/i,
  ],
  ['humor', /\b(?:funn|laugh|humou?r|jok)\w*/i],
  ['kindness', /\b(?:kind|nice|warm|gentle|sweet|caring)\w*/i],
  ['honesty', /\b(?:honest|truth|sincere|open)\w*/i],
  ['5', /\b(?:reliab|trust|loyal|on time|punctual|depend|forgot|forget|cancel|late\b)\w*/i],
  ['1', /\b(?:hot|attractive|handsome|pretty|sexy|good.?looking|attract)\w*/i],
  ['curiosity', /\b(?:smart|clever|curious|intelligent|interesting)\w*/i],
  ['ambition', /\b(?:ambitio|driven|career)\w*/i],
  ['family', /\b(?:kids|children|family|famil)\w*/i],
  ['adventure', /\b(?:adventur|spontane|travel)\w*/i],
  ['faith', /\b(?:faith|religio|belie[vf])\w*/i],
  ['money', /\b(?:money|generous)\w*/i],
];

/** The user's standard that comes nearest to what the words are about. */
export function standardSpokenOf(message: string, { standards }: CoachFacts): StandardFact | null {
  const topics = new Set([
    ...topicsOfStandard(message),
    ...SAID_OF.flatMap(([topic, words]) => (words.test(message) ? [topic] : [])),
  ]);
  // The product's own standard on communication is filed under a topic of its own.
  if (topics.has('communication')) topics.add('4');
  const [nearest] = standards
    .filter(({ question }) => topicsOfStandard(question).some((topic) => topics.has(topic)))
    .sort((a, b) => b.stars - a.stars);
  return nearest ?? null;
}
