import type { RevealedTopic } from '#contract/dating/date-ideas';
import { joined, paragraphs, say, type Piece } from '../../../answer';
import { topicsOfStandard } from '../../../../date-ideas/ranking/standard-topics';
import type { StandardFact } from '../../../facts';
import type { Asked } from '../../asked';
import { nameOf } from '../../coach-figures';

/** What to ask on a date to see a standard: stories rather than opinions. The second is for someone who asks again. */
const QUESTIONS: Readonly<Record<RevealedTopic, readonly [string, string]>> = {
  '1': [
    'What do you do that makes you forget the time, and can you show me?',
    'What makes you feel at home in your own skin?',
  ],
  '2': [
    'When did you last feel really understood by someone? What did they do?',
    'What was a hard time for you, and who was there?',
  ],
  '3': [
    'What would an ordinary Tuesday look like for you in five years?',
    'What would you not give up for a relationship?',
  ],
  '4': [
    'How did people argue in the home you grew up in, and what do you do differently?',
    'When you need time alone after a fight, how do you tell the other person?',
  ],
  '5': [
    'What promise was hard to keep, and how did it go?',
    'Who do you call when something goes wrong, and who calls you?',
  ],
  kindness: [
    'What did someone do for you recently that you still think about?',
    'Is there anyone you help out regularly? How did that start?',
  ],
  honesty: [
    'When did you last change your mind because someone told you the truth?',
    'What was the hardest thing you ever had to tell someone?',
  ],
  humor: [
    'What made you laugh until you cried?',
    'What is the most embarrassing thing that you can laugh about today?',
  ],
  ambition: [
    'What are you trying to get better at right now?',
    'What would you do with a year in which money was taken care of?',
  ],
  health: [
    'What does a good week look like for your body, and what does a bad one?',
    'What do you do when you are stressed?',
  ],
  family: [
    'Who counts as family for you, and how often do you see them?',
    'How do you picture children in your life, or a life without them?',
  ],
  faith: [
    'What do you believe in, and where does it show in your week?',
    'Is there a ritual you keep, religious or not?',
  ],
  money: ['What do you gladly spend money on, and what never?', 'What did you learn about money at home?'],
  adventure: [
    'What was the last thing you did for the first time?',
    'Where did a trip go wrong and turn out well?',
  ],
  communication: [
    'How do you like to be told that something bothers someone?',
    'What is easy to talk about with you, and what takes a while?',
  ],
  patience: [
    'What tests your patience, and what do you do then?',
    'When did something take much longer than you wanted? How was that?',
  ],
  curiosity: [
    'What did you look up lately just because you wanted to know?',
    'What could you talk about for an hour without preparing?',
  ],
};
const ASKED_AT_ONCE = 3;

/** Questions that show the user's own standards, what hasn't been seen yet first. */
export function questionsToAsk({ facts, matches, standards, isRepeated }: Asked): Piece[] {
  const [match] = matches;
  const wished = standards.length > 0 ? standards : orderOfInterest(facts.standards, match?.unseen ?? []);
  const asked = wished
    .flatMap((standard) => {
      const [topic] = topicsOfStandard(standard.question);
      return topic ? [{ standard, question: questionAbout(standard, topic, isRepeated) }] : [];
    })
    .slice(0, ASKED_AT_ONCE);
  const how = say`Ask for stories rather than opinions, follow up on what you hear, and answer your own question too. It's a conversation, not an interview: one or two of these are plenty.`;
  if (asked.length === 0)
    return paragraphs(
      say`Ask for stories: “When did you last change your mind about something?” opens more than “What do you do?”. Another good one: “What are you looking forward to at the moment?”`,
      how,
      facts.standards.length === 0
        ? say`Once you've chosen your standards, I can suggest questions that show them.`
        : null,
    );
  const unseen = new Set(match?.unseen.map(({ id }) => id));
  const lines = asked.map(({ standard, question }) => {
    const isUnseen = unseen.has(standard.id) && match && match.dates.length > 0;
    return say`• ${standard.question}${isUnseen ? ' (not seen yet)' : ''}: “${question}”`;
  });
  const intro = match
    ? say`For a date with ${nameOf(match)}, these would show what matters to you:`
    : say`From your own standards, these would show what matters to you:`;
  return paragraphs(joined([intro, ...lines], '\n'), how);
}

const ABOUT_CHILDREN = /\b(?:child(?:ren)?|kids?|bab(?:y|ies)|parenthood)\b/i;

function questionAbout({ question }: StandardFact, topic: RevealedTopic, isRepeated: boolean): string {
  const [first, second] = QUESTIONS[topic];
  const isFirst = isRepeated === ABOUT_CHILDREN.test(question);
  return isFirst ? first : second;
}

/** What hasn't been seen in this match first, then by stars. */
function orderOfInterest(
  standards: readonly StandardFact[],
  unseen: readonly StandardFact[],
): readonly StandardFact[] {
  const isUnseen = new Set(unseen.map(({ id }) => id));
  return [...standards].sort(
    (a, b) => Number(isUnseen.has(b.id)) - Number(isUnseen.has(a.id)) || b.stars - a.stars,
  );
}
