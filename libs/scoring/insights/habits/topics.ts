interface ChatTopic {
  readonly name: string;
  /** Matches a text that mentions the topic: whole words, in any case. */
  readonly pattern: RegExp;
}

const KEYWORDS: Readonly<Record<string, string>> = {
  Anxiety:
    'anxiety, anxious, nervous, nerves, worry, worried, worrying, overthink, overthinking, stressed, panic, insecure, afraid, scared',
  Boundaries:
    'boundary, boundaries, limits, say no, saying no, pressure, pressured, too fast, slow down, personal space, consent',
  Breakups:
    'breakup, breakups, break up, breaking up, broke up, ex, exes, dumped, heartbreak, heartbroken, closure, move on, moving on, end it, ending things, ghosted, ghosting',
  Chemistry:
    'chemistry, spark, sparks, attraction, attracted, attractive, butterflies, physical, passion, passionate, flirt, flirting, kiss, kissed',
  Commitment:
    'commitment, commit, committed, exclusive, exclusivity, relationship, relationships, serious, long term, long-term, marriage, marry, married, move in, moving in, future together, settle down, define the relationship',
  Communication:
    'communication, communicate, communicating, talk, talking, talked, conversation, conversations, listen, listening, listens, misunderstanding, misunderstood, express, honest conversation',
  Confidence:
    'confidence, confident, shy, shyness, self-esteem, self esteem, self-worth, awkward, good enough, believe in myself',
  Conflict:
    'conflict, conflicts, argue, argued, arguing, argument, arguments, fight, fights, fighting, fought, disagree, disagreement, angry, apologize, apology, apologise',
  'Date ideas':
    'date idea, date ideas, ideas for a date, where to go, what to do, restaurant, restaurants, activity, activities, places to go, plan a date, planning a date',
  Decisions:
    'decide, decided, deciding, decision, decisions, choose, choosing, unsure, doubt, doubts, confused, torn between, keep seeing, archive',
  Family: 'family, parents, mother, father, children, kids, siblings, in-laws',
  'First dates':
    'first date, first dates, first meeting, meet up, meeting for the first time, before the date, after the date, second date',
  Intimacy:
    'intimacy, intimate, sex, sexual, vulnerable, vulnerability, emotional connection, closeness, affection, cuddle',
  'Online dating':
    'app, apps, dating app, dating apps, tinder, hinge, bumble, online dating, swipe, swiping, matches online',
  Patterns:
    'pattern, patterns, habit, habits, same mistake, same mistakes, same type, always end up, keep choosing, insights, trend, trends',
  Profile: 'profile, profiles, bio, photo, photos, pictures, prompt, prompts',
  'Red flags':
    'red flag, red flags, warning sign, warning signs, dealbreaker, dealbreakers, deal breaker, deal breakers, deal-breaker, toxic, manipulative, controlling, gaslighting',
  Standards:
    'standard, standards, criteria, expectation, expectations, requirements, values, priorities, compatibility, compatible, settling, stars',
  Texting:
    'text, texts, texting, texted, message, messages, messaging, messaged, reply, replies, replied, replying, call, calls, phone, unread, left on read',
  Trust:
    'trust, trusted, trusting, trustworthy, honest, honesty, lie, lies, lied, lying, cheat, cheated, cheating, jealous, jealousy, reliable, secret, secrets, faithful, loyal, loyalty',
};

export const CHAT_TOPICS: readonly ChatTopic[] = Object.entries(KEYWORDS).map(([name, words]) => ({
  name,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.split(', ').join('|')})(?![\\p{L}\\p{N}])`, 'iu'),
}));

/** Names of the topics a text mentions, each once. */
export function topicsIn(text: string): string[] {
  return CHAT_TOPICS.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}
