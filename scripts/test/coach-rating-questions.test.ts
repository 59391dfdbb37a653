import type { DaterName } from '../coach-answers/daters';
import { answersTo, lastAnswer } from './support/coach-conversation';

const STORY = 'hii so sam takes like a whole day to answer me and then its 6 voice notes in a row lol';

describe('questions about one’s own ratings, in the middle of a conversation', () => {
  it('lists a standard date by date, and calls a few ratings no trend', async () => {
    const sam = await lastAnswer(
      'noor',
      STORY,
      'ok but what did i give him for communication each time, is it getting worse',
    );
    expect(sam).toContain(
      'Sam on Communication Quality, date by date:\n• Saturday, October 10: 5 of 10\n• Sunday, October 25: 4 of 10\n• Thursday, November 12: 5 of 10',
    );
    expect(sam).toContain('The last is the same as the first.');
    expect(sam).toContain("I wouldn't read 3 ratings as a change by themselves");
    const mateo = await answersTo(
      'gabe',
      "Mateo's humor rating has dropped a point since October, unless I'm misremembering. Does that mean anything?",
      'Something went up in the same period, though. Which one, and from what?',
    );
    expect(mateo[0]).toContain('The last is 1 point lower than the first.');
    expect(mateo[1]).toContain('Honesty (from 8 to 9)');
    expect(mateo[1]).not.toContain('Lower on the last date');
  });

  it('leaves a story about someone’s ways to be answered as one', async () => {
    expect(await lastAnswer('noor', 'his communication has gotten worse since we kissed')).not.toContain(
      'date by date',
    );
  });

  it('tries other stars', async () => {
    const answer = await lastAnswer(
      'noor',
      STORY,
      'lol ok sending that. and if i put communication up to 5 stars does he drop below elias then',
    );
    expect(answer).toContain('With 5 stars for Communication Quality instead of 4 stars');
  });

  it('tells how stars are changed where that is asked', async () => {
    const answer = await lastAnswer('noor', 'In the app how I change the stars? For humor I gave 2');
    expect(answer).toContain('Edit Standards');
  });

  it('works the percentage out, sum by sum', async () => {
    const answer = await lastAnswer(
      'gabe',
      'How is the percentage worked out?',
      'Do Hugo for me step by step.',
    );
    expect(answer).toContain('• Honesty: 9 of 10 × 5 stars = 45');
    expect(answer).toContain("Together that's 140, divided by 18 stars: 7.8 of 10, so 78%.");
    expect(answer).toContain('Every date counts the same');
  });

  it('says who has the higher percentage, and that liking is not in it', async () => {
    const answer = await lastAnswer(
      'noor',
      'who do i actually like more, sam or elias, going by my dates',
      'but who has the higher percentage and why is that not the same guy',
    );
    expect(answer).toContain('Sam is at 71% and Elias at 76%');
    expect(answer).toContain('chemistry and enjoyment come to 85% with Sam and 68% with Elias');
  });

  it.each<[DaterName, string, string]>([
    ['noor', 'what even is a must have, did i set one??', 'You ask for Faith (at least 5 of 10).'],
    ['lena', 'By Paul I see some empty fields. Are they counted as a zero?', "isn't counted at all"],
    [
      'lena',
      'Can the app remember me one hour before, and where do I enter this?',
      'Not at an hour you choose.',
    ],
    ['noor', 'do i have anything in my calender already', "You haven't planned a date here."],
    ['noor', 'what do i write on the card for elias', 'Happy birthday, Elias.'],
    ['lena', 'Which of both is the more reliable, according to my ratings?', 'Paul is highest: 8.8 of 10'],
    ['lena', 'Jan and Paul asked me for the same evening. With whom would you go?', 'The choice is yours'],
  ])('%s: "%s"', async (dater, question, words) => {
    expect(await lastAnswer(dater, 'hi', question)).toContain(words);
  });

  it('writes a no that is asked for in so few words', async () => {
    const ian = await lastAnswer(
      'gabe',
      'What did I write down about Ian?',
      "Right. A polite no, one line. And no, I don't want to be friends, so don't offer that.",
    );
    expect(ian).toContain("I don't see it going further");
    const simon = 'I would like to stop seeing Simon. Please formulate it for me.';
    expect(await lastAnswer('lena', simon)).toMatch(/Simon.*stop seeing each other/);
  });
});
