import { evidenceOfThree as evidence } from '../../../../test/support/dating/evidence-of-three';
import { unfoundedIn } from './checked-sentence';

const NONE: ReadonlySet<string> = new Set();

describe('a sentence that the records support', () => {
  it.each([
    'Match-1 is at 71%, likely between 60% and 82%.',
    'Match-1 comes first in 91 of 100 readings of your dates.',
    'Match-1 is at 71 percent, likely 60 to 82 percent.',
    'Match-1 (71%) is ahead of Match-2 (62%).',
    'Match-1 and Match-2 are at 71% and 62%.',
    'At 71%, Match-1 comes before Match-2 at 62%.',
    'Match-1 leads Match-2 by 9 points.',
    'Match-1 is at seventy-one percent after four dates.',
    'You have had four dates with Match-1 and two with Match-2.',
    'Over 6 dates with three people you have seen a lot.',
    'Humor is at 7.3 of 10 with Match-1, and you gave it 3 stars.',
    'Humor is about 7 out of 10 with Match-1.',
    'You ask for a 6 on Physical Attraction, and Match-2 has 4 on Humor.',
    'On January 5 you met Match-1.',
    'On 2026-01-05 you met Match-1.',
    'The last two dates with Match-1 tell most.',
    'There is one thing I would look at.',
    'Here are three questions you could ask.',
    'One more date with Match-2 would tell most.',
    'Plan 2 more dates before you decide.',
    'Give it one or two dates.',
    'One date says little about anyone.',
    'Your first date is for curiosity, the second date for patterns of talk.',
    'Wait two days before you write.',
    'A walk of 30 minutes is enough, around 7 pm.',
    'Take half an hour for yourself, and talk to your better half.',
    'Let me give you a few ideas for a Saturday in June.',
    'You said it was 12 days ago.',
    'Zelda may have a point.',
    "That's 100% your decision.",
    '1. Ask what they enjoy.',
    'Your friends and family can help, and so can Alex.',
    "It's too early to say whether Match-1 is improving.",
    'Nothing shows a trend in your dates yet.',
    'Always tell a friend where you are going.',
    'You can always say no.',
    'Getting better at listening takes practice.',
    'Match-2 is rising.',
    'Is your mood getting better?',
    'Kindness is worth a look: it is hard to see on a first date.',
    'Chemistry and enjoyment come to 65% with Match-1.',
    'Emotional safety matters more than the 24/7 texting.',
    'Honesty is a good start.',
    'Would you like to talk about Physical Attraction?',
    'Sounds good! What would you like to find out?',
    'Match-1 liegt bei 71 Prozent nach vier Dates.',
    'Match-1 está en el 71 por ciento después de cuatro citas.',
    'Match-1 est à 71 pour cent après quatre rendez-vous.',
    'O Match-1 está em 71 por cento depois de quatro encontros.',
    'Match-1 è al 71 per cento dopo quattro appuntamenti.',
    'Ein Date sagt noch nicht viel über einen Menschen.',
    'Match-1 has had four dates, more than Match-2 with two.',
    'Physical Attraction has five stars and Humor three stars.',
    'Match-1 is at ７１%.',
    'Match‑1 is at 71%.',
    'Oslo is a good place for a walk.',
    'June is a good month for picnics, and May is too.',
    'Welcome back, Hello again!',
    'Skip the cinema and take a walk.',
    'Only you know whether Match-1 loves you.',
    "I can't say whether Match-1 has been lying.",
    'You said Match-1 has been lying to you.',
    'Do you think Match-1 loves you?',
    'You will be happy to hear that Match-1 is at 71%.',
    'Match-1 loves jokes, as your ratings of Humor say.',
    'Match-2 is ahead of Match-1 on heart.',
    'Match-2 is behind Match-1.',
    'Match-1 is your strongest fit so far.',
    'Take two in the afternoon or three in June.',
  ])('%s', (sentence) => {
    expect(unfoundedIn(sentence, NONE, evidence())).toEqual([]);
  });

  it('is also one about whom the sentence before named', () => {
    expect(unfoundedIn('They are at 62%.', new Set(['Match-2']), evidence())).toEqual([]);
    expect(unfoundedIn('They are at 62%.', new Set(['Match-1']), evidence())).toEqual(['the number "62"']);
  });
});

describe('a sentence that claims more', () => {
  it.each([
    ['Match-1 is at 93%.', '93'],
    ['Match-1 is at ninety-three percent.', 'ninety-three'],
    ['You fit eighty-five percent of the time.', 'eighty-five'],
    ['Match-1 is at 62%.', '62'],
    ['Match-1 is at 62% and Match-2 at 71%.', '62'],
    ['The fit is likely 55–90%.', '55'],
    ['Match-1 has had seven dates with you.', 'seven'],
    ['After three dates with Match-1 you know enough.', 'three'],
    ['You have had 9 dates.', '9'],
    ['Match-1 leads by 14 points.', '14'],
    ['Humor is at 9.5 of 10 with Match-1.', '9.5'],
    ['You gave Humor five stars and Match-1 four stars.', 'four'],
    ['On January 17 you met Match-1.', 'January 17'],
    ['On 2026-01-09 you met Match-1.', '2026-01-09'],
    ['You met Match-1 three weeks ago.', 'three'],
    ['Half of your dates felt good.', 'Half of your dates'],
    ['Match-1 is twice as kind as Match-2.', 'twice as'],
    ['In 2019 you wrote something else.', '2019'],
    ['Match-1 liegt bei dreiundneunzig Prozent.', 'dreiundneunzig'],
    ['Match-1 está en noventa y tres por ciento.', 'noventa y tres'],
    ['Match-1 hat sieben Verabredungen mit dir gehabt.', 'sieben'],
    ['Match-1 is at 80 or 90 percent.', '80'],
    ['Match-1 fits you at 65%.', '65'],
    ['Your heart is at 71% with Match-1.', '71'],
    ['Match-1 is at 91%.', '91'],
    ['Most of your dates were great.', 'Most of your dates'],
    ['Match-1 is at ９３%.', '93'],
    ['Match-1 is at ٩٣%.', '93'],
    ['Match-1 is at 𝟗𝟑%.', '93'],
    ['Match-1 is at 93.', '93'],
    ['You said it: Match-1 is at 93.', '93'],
    ['About 4 in 5 first dates lead to a second.', '4 in 5'],
    ['Three out of five couples begin like this.', 'Three out of five couples'],
    ['A third of couples meet like this.', 'A third of couples'],
    ['Match-1 has had four dates, more than Match-2 with three.', 'three'],
    ['You gave it 5 stars on Humor.', '5'],
  ])('%s', (sentence, figure) => {
    expect(unfoundedIn(sentence, NONE, evidence())).toContain(`the number "${figure}"`);
  });

  it.each([
    ['Match-9 could be a better choice.', 'Match-9'],
    ['Sarah sounds kind.', 'Sarah'],
    ['You should ask Jonas about it.', 'Jonas'],
    ['Thandiwe is the better choice.', 'Thandiwe'],
    ['Go and see Match-1 at the Winterfell Museum.', 'Winterfell'],
    ['Frag doch Annika, was sie denkt.', 'Annika'],
    ['Deberías hablar con Itziar mañana.', 'Itziar'],
    ['Match 7 is nice.', 'Match 7'],
    ['Bartholomew fits you.', 'Bartholomew'],
    ['Quillon fits you.', 'Quillon'],
    ['Rosalind and Match-1 are both fine.', 'Rosalind'],
    ['Quillon and Match-1 are both fine.', 'Quillon'],
    ['June is lovely.', 'June'],
    ['Meet at Starbucks.', 'Starbucks'],
    ['Starbucks has quiet tables.', 'Starbucks'],
    ['Trefft euch bei Starbucks.', 'Starbucks'],
  ])('%s', (sentence, name) => {
    expect(unfoundedIn(sentence, NONE, evidence())).toContain(`the name "${name}"`);
  });

  it.each([
    'Match-1 is clearly improving.',
    'Your dates are getting better.',
    'Your ratings show a clear upward trend.',
    'Match-1 always makes you feel good.',
    'You tend to choose people who are not available.',
    'Your scores are falling.',
    'There is a pattern in your dates.',
    'Have you noticed how your dates keep getting better?',
    'Deine Dates werden immer besser.',
    'Tus citas van mejorando.',
    'Match-2 is falling.',
  ])('%s', (sentence) => {
    expect(unfoundedIn(sentence, NONE, evidence()).join()).toMatch(/^the pattern/);
  });

  it.each([
    'Match-1 loves you.',
    'Match-1 is deeply in love with you.',
    'This relationship will last.',
    'You will be happy with them.',
    "You'll be happy together.",
    'You two are meant for each other.',
    'Match-1 could be your soulmate.',
    'Match-1 has been lying to you.',
    'Match-1 is cheating.',
    'Match-1 is a doctor.',
    'Match-1 works as a nurse.',
    'There is a 71% chance that Match-1 loves you.',
    'The chance of a relationship with Match-1 is 71%.',
    'Match-2 is ahead of Match-1.',
    'Match-2 ranks higher than Match-1.',
    'Match-2 edges out Match-1.',
    'Match-1 really wants a relationship with you.',
    'You and Match-1 will be happy.',
    'Your relationship has a bright future.',
    'Match-1 trails Match-2.',
    'Match-2 (62%) leads Match-1.',
    'Match-2 is your best match.',
    'Match-2 comes first.',
    'Your strongest fit is Match-3.',
    'Match-1 liebt dich.',
    'Match-1 te ama.',
    "Match-1 t'aime.",
  ])('%s', (sentence) => {
    expect(unfoundedIn(sentence, NONE, evidence()).join()).toMatch(/^the claim/);
  });

  it.each([
    'Every date was better than the one before.',
    'Match-1 went from 60% to 71%.',
    'It feels better and better.',
  ])('%s', (sentence) => {
    expect(unfoundedIn(sentence, NONE, evidence()).join()).toMatch(/the pattern/);
  });

  it('is not one about a match that rises', () => {
    expect(unfoundedIn('Match-2 went from 50 to 62.', NONE, evidence())).toEqual([]);
  });

  it('is not one where chance does not explain the pattern', () => {
    const open = evidence({ trend: 'up', standardThatGoesWithGoodDates: 'Humor' });
    expect(unfoundedIn('Your dates are getting better over time.', NONE, open)).toEqual([]);
    expect(unfoundedIn('Your good dates track with Humor.', NONE, open)).toEqual([]);
    expect(unfoundedIn('Your dates are getting worse.', NONE, open)).not.toEqual([]);
  });
});
