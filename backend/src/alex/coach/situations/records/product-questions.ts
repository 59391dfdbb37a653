import { CRITERIA_LIMITS } from '#contract/dating/criteria';
import { listed, paragraphs, say, type Piece } from '../../../answer';
import type { Asked } from '../../asked';
import { nameOf, ofStandards, percentOf } from '../../coach-figures';
import type { Situation } from '../situation';
import { spoken } from '../situation';

function mustHaveEffect({ facts }: Asked): Piece[] {
  const [below] = facts.setBack;
  return paragraphs(
    say`Nothing happens to the percentage itself: it stays what your ratings make it. Being below a must-have only moves someone behind everyone who meets it, and I don't suggest dates with them.`,
    below?.fit
      ? say`${nameOf(below)} is an example: ${percentOf(below, below.fit)}, and still after ${facts.ranked.length > 0 ? listed(facts.ranked.map(nameOf)) : 'everyone else'}.`
      : null,
  );
}

const told = (text: string) => (): Piece[] => say`${text}`;

function whoSees({ matches: [match] }: Asked): Piece[] {
  return say`No, ${match ? nameOf(match) : 'the people you date'} can't see any of it, and no one is told that you've added them here. What you write is encrypted where it's stored, and administrators only see how many matches and dates there are. Our conversation is kept the same way until you delete it with the trash can above.`;
}

function allStandards({ facts }: Asked): Piece[] {
  if (facts.standards.length === 0)
    return say`You have no standards yet. Choose ${ofStandards('3 to 10')} under “Matches & Standards”, and give each the stars it deserves.`;
  const sorted = [...facts.standards].sort((a, b) => b.stars - a.stars);
  const [top] = sorted;
  const tied = sorted.filter(({ stars }) => stars === top?.stars);
  const stars = (count: number) => ofStandards(count === 1 ? '1 star' : `${count} stars`);
  const isFlat = tied.length === sorted.length;
  return paragraphs(
    isFlat
      ? say`None stands out: you gave all of them ${stars(top?.stars ?? 0)}, ${listed(sorted.map(({ question }) => question))}.`
      : say`${listed(tied.map(({ question }) => question))} ${tied.length === 1 ? 'counts' : 'count'} most, with ${stars(top?.stars ?? 0)}${tied.length === 1 ? '' : ' each'}. After that: ${listed(sorted.filter((one) => !tied.includes(one)).map((one) => say`${one.question} (${stars(one.stars)})`))}.`,
    isFlat
      ? say`If you want one to decide, ask which you'd give up last, and take a star from the others.`
      : say`A good test for each: would you end something promising over it?`,
  );
}

/** How the product behaves, where a plain yes or no is asked for. */
export const PRODUCT_QUESTIONS = {
  'must-have-effect': {
    intent: 'how-must-have',
    words: spoken(
      'what happens (?:\\w+ ){0,5}(?:if|when) (?:\\w+ ){0,3}(?:HE|does|falls?|is|goes)\\b.*(?:below|under|does|must|fails?|misses)?|(?:does|do|will|would) (?:it|a must have|that|the must have|must haves) (?:\\w+ )?(?:affect|change|lower|influence|count)|(?:affect|change|lower)s? (?:HIS|the) (?:score|percent\\w*|result|number).*must',
    ),
    when: ({ previous, standards }) =>
      previous === 'must-haves' || previous === 'how-must-have' || standards > 0,
    reply: mustHaveEffect,
  },
  'need-must-have': {
    intent: 'how-must-have',
    words: spoken(
      '(?:do|should|must) i (?:\\w+ )?(?:need|have|set|use|add|want) (?:a |any |to have a |one)(?:must have)?|need one',
    ),
    when: ({ previous }) => previous === 'how-must-have' || previous === 'must-haves',
    reply: told(
      "No, you don't need one. It's only for something you'd end things over however well the rest fits, such as wanting children. Without it everyone is simply ordered by percentage; with it, anyone clearly below your limit comes last.",
    ),
  },
  'what-is-heart': {
    intent: 'how-ring',
    words: spoken(
      '(?:what|why|how).*(?:heart (?:number|percent\\w*|score|value|rating|arc|thing)|\\bheart\\b.*\\bfor\\b)',
    ),
    reply: told(
      "The heart number is chemistry and enjoyment: how the dates felt, apart from your standards. It's kept separate on purpose, so that a strong spark can't paint over what you said you need, and a good list can't talk you into someone you don't enjoy. Where the two differ a lot, that difference is worth a look.",
    ),
  },
  'how-many-standards': {
    intent: 'how-standards',
    words: spoken(
      'how many standards (?:\\w+ ){0,3}(?:should|can|do|is|are|need|must|may|to)|(?:minimum|maximum|most|least|number) (?:of )?standards',
    ),
    reply: ({ facts }) =>
      say`Between ${ofStandards(`${CRITERIA_LIMITS.selectedMin} and ${CRITERIA_LIMITS.selectedMax}`)}; you have ${ofStandards(String(facts.standards.length))} at the moment. Five or six is a comfortable number: enough to tell people apart, and few enough that each one still counts.`,
  },
  'number-feels-wrong': {
    intent: 'why-rate',
    words: spoken(
      '(?:number|score|percent\\w*|ranking|order|rating)s? (?:\\w+ )?(?:feels?|seems?|is|are|looks?|must be) (?:\\w+ )?(?:wrong|off|unfair|weird|too (?:low|high)|not right|stupid|nonsense)|(?:scored|rated) HIM too (?:low|high)|(?:do not|not) (?:agree|believe|trust) (?:with )?(?:the|that|this|your|HIS) (?:number|score|percent\\w*|ranking|order)',
    ),
    reply: told(
      "Then trust that feeling enough to look into it: the number only repeats your own ratings and stars. Either a rating doesn't match how it was, so open “Details” and correct it, or something matters to you that isn't on your list yet, so add it as a standard. If both are right and you still disagree, you may overrule the number; it's a second opinion.",
    ),
  },
  'rate-at-once': {
    intent: 'how-score-date',
    words: spoken(
      '(?:have to|need to|must i|should i|do i) (?:\\w+ )?(?:(?:rate|score|fill|enter) (?:\\w+ )?(?:everything|all|it all|every|right away|immediately|now|each)|answer (?:everything|all|every|each)(?= (?:question|standard|rating|field|of them)s?\\b| \\?|$))|(?:rate|score) (?:it |them |everything )?(?:right away|immediately|later|the next (?:day|morning)|again|tomorrow)|rate (?:\\w+ ){1,3}(?:again|later|the next (?:day|morning)|tomorrow)',
    ),
    reply: told(
      'No. What you had no chance to see, mark as “Not seen yet”, and you can open a date later to add or change a rating. Sooner is better, though: the same evening or the next morning, before memory paints it over. Only one of your standards has to be rated for a date to be saved.',
    ),
  },
  'delete-a-date': {
    intent: 'how-change-date',
    words: spoken(
      '(?:delete|remove|undo|erase|take back) (?:\\w+ ){0,3}(?:date|rating|score)\\b|(?:date|rating)s? .*(?:by mistake|by accident|wrong(?:ly)?|twice)',
    ),
    reply: told(
      'Yes. Open “Details” on their card, scroll to that date, and delete it there; the percentage is then computed without it. If only a rating or the day is wrong, you can edit the date instead.',
    ),
  },
  'write-it-down': {
    intent: 'how-score-date',
    words: spoken(
      '(?:where|can|could|how) (?:can |do |could |should )?i (?:\\w+ )?(?:write|note|jot|save|record|keep) (?:\\w+ )?(?:down|it|this|that|what|a note|notes|something)|(?:add|make|leave) (?:a )?notes?\\b(?!.*\\bdid i)|so (?:that )?i do not forget',
    ),
    reply: told(
      "Yes. Put it into the notes: in the notes of the date it happened on, or in the notes on the match's own page if it belongs to no date. Only you can read them, they're not part of any score, and I'll read them back to you when you ask what you noted.",
    ),
  },
  'out-of-archive': {
    intent: 'how-archive',
    words: spoken(
      '(?:out of|back from|undo|restore|from) (?:the )?archiv\\w*|unarchiv\\w*|archiv\\w* (?:\\w+ ){0,3}(?:permanent|forever|final|undo|back)|(?:get|bring) HIM back\\b(?=.*(?:archiv|list|permanent))',
    ),
    reply: told(
      'Yes, archiving is never permanent: “Unarchive” on the archived card brings someone back with all dates and ratings. Only deleting, in the details, removes a person for good.',
    ),
  },
  'when-to-score': {
    intent: 'how-score-date',
    words: spoken(
      '(?:have to|need to|must|should|can|could|may) (?:i )?(?:\\w+ ){0,2}(?:score|rate|log) (?:HIM|it|a date|the date|dates|everything)\\b(?!.*\\b(?:higher|lower)\\b).*\\b(?:straight|right (?:away|after)|immediately|same (?:day|night|evening)|directly|later|days? after|next (?:day|morning)|at once)\\b',
    ),
    reply: told(
      'Whenever it suits you: choose “Score Date” on the card and set the day it happened on. The next morning is a good time, because the first glow has settled and you still remember. After some days, mark what you no longer recall as “Not seen yet” rather than guessing.',
    ),
  },
  'old-dates': {
    intent: 'how-score-date',
    words: spoken(
      '(?:add|enter|score|record|rate) (?:\\w+ ){0,3}(?:old|past|earlier|previous|older) dates?|(?:add|enter|score) (?:a )?dates? from (?:last|before|\\w+ ago)|(?:date|one) (?:from|of) (?:last )?(?:week|month|year)s? (?:\\w+ ){0,3}(?:add|score|enter)',
    ),
    reply: told(
      'Yes. Choose “Score Date” on the card and set the day it happened on. Rate what you still remember, and mark the rest as “Not seen yet” rather than guessing; a rating from memory tends to be kinder or harsher than the evening was.',
    ),
  },
  'find-dates': {
    intent: 'how-change-date',
    words: spoken(
      '(?:where|how) (?:can |do |could |would )?i (?:\\w+ )?(?:see|find|look up|look at|view|read|get to) (?:all )?(?:(?:my|our|the|of|past|old|previous|earlier|scored) )+(?:dates|date|history)\\b',
    ),
    reply: told(
      'Open “Details” on the card of the person: all dates with them are there, each with its ratings and notes. “Total Dates” on the overview opens all your dates by month.',
    ),
  },
  'give-stars': {
    intent: 'how-standards',
    words: spoken(
      '(?:how|where|can) (?:can |do |could )?i (?:give|put|set|take|add|change) (?:\\w+ ){1,4}(?:more|fewer|less|another|different|a) stars?\\b|how (?:can |do )?i (?:change|edit|set|move|raise|lower|adjust) (?:the |my )?(?:stars|importance|weights?)\\b|(?:can|could|may) i (?:also |still )?(?:change|raise|lower|adjust|set) (?:how important|the importance|(?:the |my )?(?:stars|weights?))\\b',
    ),
    reply: told(
      'Open “Matches & Standards” and choose “Edit Standards”. Tap the standard and give it the stars you want, then save; every percentage is computed again with them, also for dates you scored before. Your ratings stay as they are.',
    ),
  },
  'does-it-cost': {
    intent: 'how-to-start',
    words: spoken(
      '(?:is|are) (?:this(?: app)?|the app|heart and head) (?:\\w+ )?free(?: \\?)?$|(?:what|how much) (?:does|do|is) (?:this(?: app)?|the app|heart and head) (?:\\w+ )?cost|(?:do|must|will) i (?:have to |need to )?pay for (?:this app|the app|heart and head)',
    ),
    reply: told(
      "Starting costs nothing, and I don't know of anything here that you'd pay for. The people who run this site would tell you before it changed; “Contact” at the bottom of the page reaches them.",
    ),
  },
  'delete-someone': {
    intent: 'how-archive',
    words: spoken(
      '(?:delete|remove|erase|get rid of) (?:HIM|that match|the match|the card|a match|matches)\\b(?!.*\\bdates?\\b)|take HIM (?:off|out of) (?:the|my|this) (?:list|app|matches)|(?:why is|why are|how come) HE (?:\\w+ )?(?:still )?(?:\\w+ )?(?:in here|here|on (?:my|the|this) list|listed|in (?:my|the) (?:list|matches))',
    ),
    reply: told(
      "Matches stay until you remove them. “Delete this match” in the details removes someone for good, with all dates and ratings, and changes no one else: each percentage comes only from that person's own dates. “Archive” on the card puts someone out of the way and can be undone; archived people come last and aren't part of the order.",
    ),
  },
  'no-percentage': {
    intent: 'how-percentage',
    words: spoken(
      '(?:do not|can not|does not|not|there is no|without|have no) (?:\\w+ ){0,2}(?:see|show|have|get|any|a|the)? ?(?:\\w+ )?(?:percent\\w*|score|number for|ring)(?: (?:for|of|with) HIM| yet| there)?(?: \\?)?$',
    ),
    reply: told(
      'A percentage appears with the first scored date: after you two have met, choose “Score Date” on the card and rate what you saw. Until then the card has no number, and nothing is missing.',
    ),
  },
  'put-away': {
    intent: 'how-archive',
    words: spoken(
      '(?:put|hide|stow) HIM (?:\\w+ )?(?:away|aside)\\b.*\\b(?:los(?:e|ing)|delet(?:e|ing)|keep(?:ing)?|list)\\b|(?:get|take|move) HIM (?:off|out of) (?:my|the) list|HE (?:\\w+ )?(?:sit|stay|remain)s? (?:\\w+ )?(?:in|on) (?:my|the) list',
    ),
    reply: told(
      'Yes: “Archive” on the card puts someone out of the way, and everything stays: dates, ratings and notes. Archived people come last, count in no order, and “Unarchive” brings them back as they were. It also asks why, if you like, which your insights use later.',
    ),
  },
  'keep-notes': {
    intent: 'how-archive',
    words: spoken(
      '(?:keep|save|not lose|still have) (?:\\w+ ){0,3}(?:notes?|dates|history|ratings|data|everything)\\b',
    ),
    when: ({ previous }) => previous === 'how-archive' || previous === 'how-delete-account',
    reply: told(
      'Then archive instead of deleting: the card moves out of the way, and the notes, dates and ratings all stay, ready whenever you want to look. If you do want to delete, download your data first; the notes are in that file.',
    ),
  },
  'on-my-phone': {
    intent: 'how-to-start',
    words: spoken(
      '(?:on|from|with|for) (?:my |the |an |a )?(?:phone|iphone|android|cell|mobile|tablet|ipad)\\b(?=.*(?: \\?|$))',
    ),
    when: ({ named, hasPerson, previous }) =>
      named === 0 && (!hasPerson || (previous ?? '').startsWith('how-')),
    reply: told(
      "Yes. Open the same address in your phone's browser and sign in; everything is there. Add it to your home screen, and it opens like any other app.",
    ),
  },
  'which-language': {
    intent: 'how-to-start',
    words: spoken(
      '(?:in|speak|available in|language|translat\\w+) ?(?:spanish|portuguese|french|german|italian|polish|russian|turkish|arabic|dutch|chinese|another language|other languages?|my language)\\b|(?:which|what|other|more) languages?',
    ),
    reply: told(
      'The app and I are in English for now. You can write your notes and names in any language you like, and simple English is perfectly fine with me.',
    ),
  },
  'as-a-spreadsheet': {
    intent: 'how-export',
    words: spoken('(?:excel|spreadsheet|csv|google sheets?|numbers file)'),
    reply: told(
      'You can download everything as one file: the menu at the top right, “Profile Settings”, “Preferences”, “Download your data”. It starts with an index in plain words, so you can find your dates and ratings in it.',
    ),
  },
  'who-sees-it': {
    intent: 'how-private',
    words: spoken(
      '(?:can|could|does|do|will|would) (?:HE|my (?:match|matches|date)|anyone|other people|others) (?:\\w+ )?(?:see|read|know|find out|look at|get to see) (?:\\w+ ){0,3}(?:this|what|it|my|here|that|about)',
    ),
    when: ({ named, hasPerson }) => named > 0 || hasPerson,
    reply: whoSees,
  },
  'is-he-told': {
    intent: 'how-private',
    words: spoken(
      '(?:does|do|will|would|is|are) (?:HE|they|people|the person|someone|my (?:match|matches|date)) (?:\\w+ )?(?:notified|told|informed|emailed|(?:get|receive|sent) (?:an? |any )(?:notification|email|message)s?)\\b(?!.*(?:tell|send|write))',
    ),
    reply: whoSees,
  },
  'which-standard-counts-most': {
    intent: 'my-standards',
    words: spoken(
      '(?:what|which|list|show|tell me) (?:\\w+ ){0,3}(?:my )?(?:most important|top|main|heaviest|biggest|number) standard|what are my standards|list (?:all )?my standards|which (?:of my )?standards? (?:\\w+ )?(?:is|counts?|weighs?|matters?) (?:the )?most|most important standard',
    ),
    reply: allStandards,
  },
} as const satisfies Record<string, Situation>;
