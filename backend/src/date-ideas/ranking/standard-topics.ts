import { BUILT_IN_STANDARDS } from '#contract/dating/criteria';
import { REVEALED_TOPICS, type RevealedTopic } from '#contract/dating/date-ideas';

/** Words in lower case that a standard about the topic has in its name; those with a star only begin so. */
const WORDS: Readonly<Record<RevealedTopic, string>> = {
  '1': 'attract* chemistry looks handsome beaut* sex sexy sexual* intima* physical* affection*',
  '2': 'emotion* connection connected vulnerab* depth closeness understands understood soulmate soul',
  '3': 'goal goals future marriage marry plans lifestyle values vision commitment committed',
  '4': 'communicat* listen* talk talks talking conversation* conflict* argue* arguing argument*',
  '5': 'trust* reliab* loyal* dependab* punctual* faithful* consisten*',
  kindness:
    'kind kindness kindhearted warm warmth empath* generous caring compassion* gentle respect* thoughtful*',
  honesty: 'honest* truth* sincer* authentic* integrity transparen* openness genuine*',
  humor: 'humor humour humorous funny laugh* fun playful* wit witty silly',
  ambition: 'ambiti* driven career* success* motivat* purpose hardworking',
  health: 'health* fit fitness sport* exercis* active sober* smok* drinks drinking drinker alcohol* wellness',
  family: 'family families kid kids child children parent* pet pets dog dogs cat cats animal animals',
  faith: 'faith religi* church spiritual* god belief* prays prayer*',
  money: 'money financ* spend* debt debts savings frugal* economical',
  adventure: 'adventur* travel* spontan* outdoor* outdoorsy explor* daring courage*',
  communication: 'communicat* listen* talk talks talking conversation* conflict* argue* arguing argument*',
  patience: 'patien* calm calmness temper tolera* stress',
  curiosity: 'curio* intelligen* smart intellect* learning creativ* cultur* open-minded* bright',
};

/** What the product's own names mean, which words alone would guess wrong. */
const KNOWN = new Map(BUILT_IN_STANDARDS.map(({ id, name }) => [name.toLowerCase(), id]));

/** What a standard is about, from its name; empty when nothing is recognized. */
export function topicsOfStandard(question: string): RevealedTopic[] {
  const name = question.toLowerCase();
  const builtIn = KNOWN.get(name);
  const words = name.split(/[^\p{L}\p{N}-]+/u);
  return PATTERNS.filter(({ topic, pattern }) =>
    builtIn === undefined ? words.some((word) => pattern.test(word)) : topic === builtIn,
  ).map(({ topic }) => topic);
}

const PATTERNS = REVEALED_TOPICS.map((topic) => ({
  topic,
  pattern: new RegExp(`^(?:${WORDS[topic].replaceAll('*', '.*').split(' ').join('|')})$`),
}));
