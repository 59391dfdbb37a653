import * as fc from 'fast-check';
import { factsAbout, matchNamed } from '../../../../test/support/dating/coach-facts';
import type { CoachFacts } from '../../facts';
import { INTENTS, type Intent } from '../intents';
import type { Turn } from './conversation-memory';
import { questionFor } from '../question-for';
import { understand } from './understand';

const FACTS = factsAbout(['Jonas', 'Charlotte', 'Sam Rivers']);

const asked = (message: string): Turn => ({ role: 'user', message, references: [] });

/** An answer that names matches in this order, and offers questions. */
function answered(names: readonly string[], offered: readonly string[] = []): Turn {
  const message = [...names, ...offered].join('\n');
  const place = (text: string) => ({
    start: message.indexOf(text),
    end: message.indexOf(text) + text.length,
  });
  return {
    role: 'alex',
    coach: 'built-in',
    message,
    references: [
      ...names.map((name) => ({
        ...place(name),
        target: { kind: 'match', matchId: `id of ${name}` } as const,
      })),
      ...offered.map((question) => ({ ...place(question), target: { kind: 'question' } as const })),
    ],
  };
}

function meaning(message: string, history: readonly Turn[] = [], facts = FACTS) {
  const { intent, matches } = understand(message, history, facts);
  return [intent, ...matches.map(({ name }) => name)];
}

describe('understanding a question on its own', () => {
  it.each([
    ['What should I do next?', 'what-next'],
    ['who fits me best', 'best-match'],
    ['how does jonas compare to sam', 'compare', 'Jonas', 'Sam Rivers'],
    ['Should I see Charlotte again?', 'decide', 'Charlotte'],
    ['why is Jonas so low', 'why-score', 'Jonas'],
    ['when did i last see sam', 'last-seen', 'Sam Rivers'],
    ['he ghosted me', 'ghosting'],
    ['he wants kids and i dont', 'different-values'],
    ['Write a message to ask Jonas out', 'draft-ask-out', 'Jonas'],
    ['how do i export my data', 'how-export'],
    ['hi alex, who should I see next?', 'whom-to-see'],
    ['thanks!', 'thanks'],
    ['Jonas', 'match-report', 'Jonas'],
    ['Jonas or Charlotte?', 'compare', 'Jonas', 'Charlotte'],
  ])('%s', (message, ...expected) => expect(meaning(message)).toEqual(expected));

  it.each([
    [
      'so we went out for the third time last night and he barely asked me anything, not sure if i should see him again',
      'decide',
    ],
    [
      "We've been texting for weeks. He's sweet and he likes dogs. Last week he promised to call and then nothing, not a word for six days. What do I do?",
      'ghosting',
    ],
    [
      "Hi Alex! I had dinner with Charlotte on Friday and we talked about travel and work. It was raining, so we stayed for dessert. She wants kids and I don't. What now?",
      'different-values',
    ],
    [
      "I scored yesterday's date with Jonas. We had pasta and walked home. Why did his percentage drop?",
      'why-score',
    ],
  ])('hears the question in a story: %s', (message, intent) =>
    expect(understand(message, [], FACTS).intent).toBe(intent),
  );

  it.each(["what's the weather like", 'write me python code', 'asdf', '🦊🦊🦊', 'zxcv qwrt plmk'])(
    'does not pretend to understand %s, and offers what it can do',
    (message) =>
      expect(understand(message, [], FACTS)).toMatchObject({ intent: null, guesses: ['what-next', 'help'] }),
  );

  it('names the two likeliest when it is not sure', () => {
    const { intent, guesses } = understand('the thing with the dates', [], FACTS);
    expect(intent).toBeNull();
    expect(new Set(guesses).size).toBe(2);
  });

  it('understands every question it offers', () => {
    const misunderstood = (Object.keys(INTENTS) as Intent[]).filter((intent) => {
      const question = questionFor(intent, FACTS, []);
      return question === null || understand(question, [], FACTS).intent !== intent;
    });
    expect(misunderstood).toEqual([]);
  });
});

describe('understanding a question after what was said before', () => {
  const ofJonas = [asked('How is it going with Jonas?'), answered(['Jonas'])];

  it.each([
    ['and Charlotte?', 'match-report', 'Charlotte'],
    ['what about sam', 'match-report', 'Sam Rivers'],
    ['why?', 'why-score', 'Jonas'],
    ['should i see him again?', 'decide', 'Jonas'],
    ['what did i note about him', 'my-notes', 'Jonas'],
    ['how sure is that', 'how-sure', 'Jonas'],
    ['how do I end it with him kindly', 'break-up', 'Jonas'],
    ['who fits me best', 'best-match'],
    ['how do i export my data', 'how-export'],
    ['what should I wear on a first date', 'first-date'],
    ['I met a guy at the gym, should I see him again?', 'several-people'],
  ])('%s', (message, ...expected) => expect(meaning(message, ofJonas)).toEqual(expected));

  it('asks the same about someone else', () =>
    expect(meaning('and Charlotte?', [asked('when did i last see Jonas'), answered(['Jonas'])])).toEqual([
      'last-seen',
      'Charlotte',
    ]));

  const ranking = [asked('rank my matches'), answered(['Charlotte', 'Jonas', 'Sam Rivers'])];

  it.each([
    ['tell me about the second one', 'match-report', 'Jonas'],
    ['should I keep seeing the first one', 'decide', 'Charlotte'],
    ['what about the third?', 'match-report', 'Sam Rivers'],
    ['compare the first two', 'compare', 'Charlotte', 'Jonas'],
    ['why is she first', 'why-score', 'Charlotte'],
  ])('finds places in a list: %s', (message, ...expected) =>
    expect(meaning(message, ranking)).toEqual(expected),
  );

  const twoPeople = [
    asked('How is it going with Jonas?'),
    answered(['Jonas']),
    asked('and Charlotte?'),
    answered(['Charlotte', 'Sam Rivers']),
  ];

  it.each([
    ['compare them', 'compare', 'Charlotte', 'Jonas'],
    ['who of the two is better', 'compare', 'Charlotte', 'Jonas'],
    ['should I see her again?', 'decide', 'Charlotte'],
    ['how does she compare to Sam', 'compare', 'Sam Rivers', 'Charlotte'],
  ])('remembers two people: %s', (message, ...expected) =>
    expect(new Set(meaning(message, twoPeople))).toEqual(new Set(expected)),
  );

  const unsure = [asked('the thing'), answered([], ['What should I do next?', 'How do I export my data?'])];

  it.each([
    ['yes', 'what-next'],
    ['Yeah', 'what-next'],
    ['the first one', 'what-next'],
    ['the second', 'how-export'],
    ['2', 'how-export'],
    ['no', 'not-helpful'],
    ['neither', 'not-helpful'],
    ["that's not what I asked", 'not-helpful'],
    ['How do I export my data?', 'how-export'],
  ])('takes an answer to "did you mean": %s', (message, intent) =>
    expect(understand(message, unsure, FACTS).intent).toBe(intent),
  );

  it.each(["that wasn't helpful", 'no', 'you did not answer my question', 'wrong'])(
    'hears a complaint: %s',
    (message) => expect(understand(message, ofJonas, FACTS).intent).toBe('not-helpful'),
  );

  it('gives another idea when asked for one', () =>
    expect(meaning('another one', [asked('date ideas for Jonas'), answered(['Jonas'])])[0]).toBe(
      'date-plan',
    ));

  it('tells what was asked before', () => {
    expect(understand('why?', ofJonas, FACTS).previous).toBe('match-report');
    expect(understand('why?', [], FACTS).previous).toBeNull();
  });

  it('forgets someone after six messages', () => {
    const smallTalk = ['hello', 'thanks', 'how are you', 'what can you do'].flatMap((text) => [
      asked(text),
      answered([]),
    ]);
    expect(meaning('should i see him again?', [...ofJonas, ...smallTalk.slice(0, 4)])).toEqual([
      'decide',
      'Jonas',
    ]);
    expect(meaning('should i see him again?', [...ofJonas, ...smallTalk])).toEqual(['decide']);
  });

  it('takes no one from an answer about danger', () => {
    const danger: Turn[] = [asked('Jonas hit me'), { ...answered(['Jonas']), coach: 'safety' }];
    expect(meaning('should i see him again?', danger)).toEqual(['decide']);
  });

  it('returns both of one first name', () =>
    expect(meaning('how is Sam', [], factsAbout(['Sam Rivers', 'Sam Stone']))).toEqual([
      'match-report',
      'Sam Rivers',
      'Sam Stone',
    ]));
});

describe('the standards a message names', () => {
  const standardsOf = (message: string) =>
    understand(message, [], FACTS).standards.map(({ question }) => question);

  it.each([
    ['how does Jonas do on kindness', 'Kindness'],
    ['how does Jonas do on kindnes', 'Kindness'],
    ['is Jonas kind', 'Kindness'],
    ['who is the funniest, funny matters', 'Sense of Humor'],
    ['should i drop humour', 'Sense of Humor'],
    ['is Sam honest', 'Honesty'],
    ['the kids thing', 'Wants kids'],
    ['do our goals fit', 'Life Goals Match'],
  ])('%s', (message, standard) => expect(standardsOf(message)).toContain(standard));

  it.each(['what kind of person is he', 'to be honest I am tired', 'we talked all night', 'it was fun'])(
    '%s (names none)',
    (message) => expect(standardsOf(message)).toEqual([]),
  );
});

describe('the question that asks an intent', () => {
  const [robin, sam] = [matchNamed('Robin'), matchNamed('Sam')];
  const someone = factsAbout([robin, sam]);

  it('fills in the people in question, and others only where they do not suffice', () => {
    expect(questionFor('decide', someone, [sam])).toBe('Should I keep seeing Sam?');
    expect(questionFor('compare', someone, [sam])).toBe('How do Sam and Robin compare?');
    expect(questionFor('best-match', someone, [sam])).toBe('Who fits me best?');
  });

  it('suggests whom one more date would tell most about', () =>
    expect(
      questionFor('decide', { ...someone, standing: { state: 'open', settled: false, next: sam } }, []),
    ).toBe('Should I keep seeing Sam?'));

  it('is none without anyone to ask about', () => {
    expect(questionFor('decide', factsAbout([]), [])).toBeNull();
    expect(questionFor('compare', factsAbout([robin]), [])).toBeNull();
    expect(questionFor('decide', factsAbout([matchNamed('Robin', { isHeldBack: true })]), [])).toBeNull();
  });

  it('keeps names as they are', () =>
    expect(questionFor('decide', factsAbout(['$& {other}']), [])).toBe('Should I keep seeing $& {other}?'));
});

describe('understanding anything at all', () => {
  const texts = fc.oneof(fc.string({ maxLength: 2_000 }), fc.string({ unit: 'binary', maxLength: 2_000 }));

  it('never throws, and always has an intent or two guesses', () =>
    fc.assert(
      fc.property(texts, texts, (message, before) => {
        const { intent, guesses } = understand(
          message,
          [asked(before), answered(['Jonas'], [before])],
          FACTS,
        );
        expect(intent === null ? guesses.length : 2).toBe(2);
      }),
      { numRuns: 60 },
    ));

  it('reads 2,000 characters that could name any of fifty people in at most fifteen times what one takes', () => {
    const people = (count: number) =>
      factsAbout(Array.from({ length: count }, (_, index) => `Bartholomew${index} Montgomery`));
    const message = 'barholomew was late agian and i dont kno what to do abot mongomery, '
      .repeat(29)
      .slice(0, 2_000);
    const least = (facts: CoachFacts) => {
      const times = Array.from({ length: 7 }, () => {
        const start = process.cpuUsage();
        understand(message, [], facts);
        const { user, system } = process.cpuUsage(start);
        return user + system;
      });
      return Math.min(...times);
    };
    const [one, fifty] = [people(1), people(50)];
    understand(message, [], fifty);
    expect(least(fifty) / least(one)).toBeLessThan(15);
  });
});
