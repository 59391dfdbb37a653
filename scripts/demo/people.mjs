// @ts-check

/**
 * The demo account's data. `day` counts back from today, so the history never looks old; ratings are in the order of STANDARDS, null for not seen yet.
 * `prediction` is the chance, in percent, that the two will still be seeing each other in 30 days.
 * @typedef {{ day: number, place: string, feeling: string, chemistry: number, enjoyment: number, ratings: Array<number | null> }} DemoDate
 * @typedef {{ name: string, age: number, profession: string, location: string, notes: string, archived: boolean, prediction: number, dates: DemoDate[] }} DemoMatch
 */

export const SURVEY = {
  howHeardAbout: 'friend-referral',
  datingDuration: '1-2-years',
  datingGoal: 'long-term-relationship',
  location: 'Lisbon, Portugal',
  datingChallenge: 'making-decisions',
  preferredDateType: 'quiet-intimate',
  gender: 'woman',
  interestedInGenders: 'men-and-women',
};

export const CUSTOM_STANDARD = {
  question: 'Sense of Humor',
  description: 'Whether you laugh at the same things, and with each other.',
  weight: 3,
  gradingCriteria: {
    maxScore: 10,
    minScore: 1,
    highExample: "You laugh until it hurts, and never at anyone's expense.",
    lowExample: 'Jokes fall flat, or they sting.',
  },
};

/** Names as returned by GET /api/criteria, with their stars. */
export const STANDARDS = /** @type {const} */ ([
  ['Trust and Reliability', 5],
  ['Sense of Humor', 3],
  ['Life Goals Match', 4],
  ['Emotional Connection', 4],
  ['Communication Quality', 4],
  ['Physical Attraction', 3],
]);

/** The lowest rating of a standard that the demo account accepts. */
export const MUST_HAVES = { 'Trust and Reliability': 7 };

/** @param {number} day @param {string} place @param {string} feeling @param {[number, number]} heart @param {Array<number | null>} ratings @returns {DemoDate} */
const date = (day, place, feeling, [chemistry, enjoyment], ratings) => ({
  day,
  place,
  feeling,
  chemistry,
  enjoyment,
  ratings,
});

/** @type {readonly DemoMatch[]} */
export const MATCHES = [
  {
    name: 'Jonas',
    age: 31,
    profession: 'Architect',
    location: 'Lisbon, Portugal',
    notes: 'Met at the neighborhood choir. Asks good questions and remembers the answers.',
    archived: false,
    prediction: 80,
    dates: [
      date(
        60,
        'Café by the river',
        'Easy to talk to. The two hours went quickly.',
        [8, 8],
        [8, 7, 6, 7, 8, 8],
      ),
      date(
        50,
        'Tile museum',
        'Funny and attentive; he had booked ahead because I once said I liked tiles.',
        [8, 9],
        [9, 8, 7, 8, 8, 8],
      ),
      date(
        30,
        'Cooking at his place',
        'I felt at home. We talked about where we want to live in five years.',
        [9, 9],
        [9, 8, 8, 9, 9, 9],
      ),
    ],
  },
  {
    name: 'Mateus',
    age: 27,
    profession: 'Musician',
    location: 'Porto, Porto, Portugal',
    notes: 'Plays in a jazz trio. Wonderful evenings, plans that keep moving.',
    archived: true,
    prediction: 60,
    dates: [
      date(
        55,
        'Jazz club',
        'So much laughter. He was forty minutes late and charming about it.',
        [9, 8],
        [6, 9, 5, 7, 5, 9],
      ),
      date(
        40,
        'Night walk and pastries',
        'Lovely again, but he avoided every question about the summer.',
        [9, 7],
        [5, 9, 5, 6, 4, 9],
      ),
    ],
  },
  {
    name: 'Henrik',
    age: 35,
    profession: 'Sales manager',
    location: 'Cascais, Lisbon, Portugal',
    notes: 'Polite, but we talked past each other.',
    archived: true,
    prediction: 10,
    dates: [
      date(
        48,
        'Wine bar',
        'He talked about work most of the time. Kind, but not for me.',
        [5, 4],
        [4, 5, 6, 4, 4, 6],
      ),
    ],
  },
  {
    name: 'Clara',
    age: 33,
    profession: 'Pediatric nurse',
    location: 'Lisbon, Portugal',
    notes: 'Calm and warm. Wants the same things; the spark is slow to come.',
    archived: false,
    prediction: 50,
    dates: [
      date(
        35,
        'Botanical garden',
        'A gentle afternoon. I told her more than I meant to.',
        [6, 7],
        [8, 6, 9, 8, 8, 6],
      ),
      date(
        10,
        'Farmers market and lunch',
        'We want the same life. I am waiting for the butterflies.',
        [6, 7],
        [7, 7, 9, 8, 8, 6],
      ),
    ],
  },
  {
    name: 'Rui',
    age: 25,
    profession: 'Barista',
    location: 'Setúbal, Setúbal, Portugal',
    notes: 'Sweet, but in a different phase of life.',
    archived: true,
    prediction: 20,
    dates: [
      date(
        25,
        'Beach café',
        'Nice sunset. He is leaving for a year of travel in spring.',
        [4, 5],
        [7, 4, 3, 5, 6, 5],
      ),
    ],
  },
  {
    name: 'Alex M.',
    age: 30,
    profession: 'Teacher',
    location: 'Lisbon, Portugal',
    notes: 'Introduced by Inês. Bright, a bit guarded at first.',
    archived: false,
    prediction: 40,
    dates: [
      date(
        15,
        'Board game café',
        'Warmed up after an hour and then beat me at everything.',
        [7, 6],
        [null, 6, null, 6, 7, 7],
      ),
    ],
  },
  {
    name: 'Sofia',
    age: 32,
    profession: 'Marine biologist',
    location: 'Lisbon, Portugal',
    notes: 'Direct, curious, keeps her word. We both lose track of time.',
    archived: false,
    prediction: 90,
    dates: [
      date(
        5,
        'Aquarium, her favorite tank',
        'She explained octopuses for half an hour and I wanted more.',
        [8, 9],
        [9, 8, 8, 8, 9, 8],
      ),
      date(
        2,
        'Dinner in Alfama',
        'We disagreed about something real and it made us closer.',
        [8, 8],
        [8, 8, 9, 9, 9, 8],
      ),
    ],
  },
];

/** The demo account's questions to Alex. */
export const QUESTIONS = [
  'I trust Jonas. Is that chemistry, or just habit?',
  'How do I know whether I can trust what I feel after a first date?',
  'Sofia and I disagreed at dinner. Was that a conflict or good communication?',
  'Texting with Clara is slow. Should I worry?',
  'Which of my standards matters most?',
];

/** The votes on the first date ideas, in list order. */
export const VOTES = /** @type {const} */ ([
  'liked',
  'liked',
  'disliked',
  'liked',
  'liked',
  'disliked',
  'liked',
]);
