import { joined, paragraphs, say, type Piece } from '../../answer';
import type { MatchFact } from '../../facts';
import type { Asked } from '../asked';
import { daysBetween, nameOf, ofDate, ofMatch, percentOf } from '../coach-figures';
import { joke, roast, whatIKnow } from './about-alex';
import { heldBack } from './advise';
import type { Situation } from './situation';
import { spoken } from './situation';

const withWhom = (match: MatchFact | undefined): Piece[] => (match ? say` with ${nameOf(match)}` : []);

const LATELY_DAYS = 3;

/** What the records have about a date that was just told about, or that it isn't there yet. */
function onRecord(match: MatchFact | undefined, today: string): Piece[] {
  if (!match || match.isHeldBack) return [];
  const last = match.dates.at(-1);
  if (!last || daysBetween(last.day, today) > LATELY_DAYS)
    return say`It isn't scored yet, so note one or two moments while they're fresh, then rate what you saw.`;
  const fit =
    last.fit === null ? '' : say`, and your standards came to ${ofDate(match, last, `${last.fit}%`)}`;
  return say`Your ratings of that date agree: chemistry and enjoyment came to ${ofDate(match, last, `${last.heart}%`)}${fit}.`;
}

function onRecordSad(match: MatchFact | undefined): Piece[] {
  if (!match?.fit || match.isHeldBack) return [];
  return say`One evening is one evening: all dates with ${nameOf(match)} together are at ${percentOf(match, match.fit)}, and this one belongs in there as it really was.`;
}

function goodDate({ matches: [match], today, isRepeated }: Asked): Piece[] {
  if (isRepeated)
    return say`I can hear how much you liked it. Enjoy it a little longer before you make anything of it.`;
  return paragraphs(
    say`Oh, how nice! I'm happy you had such a good time${withWhom(match)}.`,
    onRecord(match, today),
    say`What was the moment you'd want to have again?`,
  );
}

function goodNews({ matches: [match] }: Asked): Piece[] {
  return paragraphs(
    say`That's wonderful news, congratulations! I'm really glad for you${match && !match.isHeldBack ? say` and ${nameOf(match)}` : ''}.`,
    say`Enjoy it first; nothing needs deciding tonight. When the excitement has settled a bit, tell each other one thing you're looking forward to. How does it feel?`,
  );
}

function upcoming({ matches: [match] }: Asked): Piece[] {
  if (match?.isHeldBack) return heldBack(match);
  const open = match?.toSee;
  return paragraphs(
    say`How exciting! A date${withWhom(match)} is something to look forward to.`,
    match && open
      ? say`If you want one small thing to notice: ${open.question} is ${match.unseen.some(({ id }) => id === open.id) || match.dates.length === 0 ? "something you haven't seen yet" : 'what you know least surely'}. Other than that, be curious and enjoy it.`
      : say`Pick one thing you'd honestly like to find out about the other person, and let the rest happen.`,
    say`Shall I help with what to ask, where to go, or the nerves?`,
  );
}

function badDate({ matches: [match] }: Asked): Piece[] {
  return paragraphs(
    say`I'm sorry, a date${withWhom(match)} that falls flat is a tiring way to spend an evening.`,
    onRecordSad(match),
    say`Was it something that was said or done, or was it just missing a spark? The first is worth remembering; the second sometimes deserves one more try.`,
  );
}

function ended({ matches: [match], facts }: Asked): Piece[] {
  const others = facts.ranked.filter(({ id, isHeldBack }) => id !== match?.id && !isHeldBack);
  return paragraphs(
    say`That takes courage, and it's allowed to hurt even when it was right. I'm sorry${match ? say` it ended with ${nameOf(match)}` : ''}.`,
    say`For tonight: something warm, someone who knows you, and no rereading of messages. When you're ready, you can archive the card; the dates stay, and you can look back at what you learned.${others.length > 0 ? '' : ' There is no hurry to meet anyone new.'}`,
    say`How are you feeling about it right now?`,
  );
}

function badDay({ facts, isRepeated }: Asked): Piece[] {
  if (isRepeated)
    return say`Then let tonight be small: food, a shower, bed. Everything here keeps until tomorrow.`;
  return paragraphs(
    say`I'm sorry today was so rough, ${facts.firstName}.`,
    say`You don't have to date, answer anyone or decide anything tonight; an evening off costs you nothing with the right person. If a message is waiting, “Long day, I'll write tomorrow” is enough. What would do you good now, quiet or company?`,
  );
}

function unsure({ matches, facts }: Asked): Piece[] {
  const [match] = matches;
  return paragraphs(
    say`That's an uncomfortable place to be, and a normal one: you don't have to know yet.`,
    match && !match.isHeldBack && match.toSee
      ? say`What's open${withWhom(match)} by your records is ${match.toSee.question}, so one more look at that would tell you more than another night of thinking.`
      : say`Put it into two short lists: what you know because it was said or done, and what you're guessing. Most of the knot is usually in the second.`,
    facts.ranked.length > 1
      ? say`Is the question more whether to go on, or with whom?`
      : say`What would you do if no one expected anything of you?`,
  );
}

function hurt({ matches: [match], facts }: Asked): Piece[] {
  return paragraphs(
    say`I'm sorry, ${facts.firstName}. That hurts, and it makes sense that it does.`,
    say`You don't need to answer${match ? say` ${nameOf(match)}` : ''} or explain anything while it stings; tomorrow's words will be better. Tell one person you trust, and be as gentle with yourself as you'd be with a friend. What hurt most about it?`,
  );
}

function happy({ facts }: Asked): Piece[] {
  return say`That's lovely to hear, ${facts.firstName}! Hold on to it for a moment before you go on to the next thing. What's behind it: a person, or simply a good day?`;
}

function sameName({ facts }: Asked): Piece[] {
  const namesake = facts.matches.find(({ name }) => /^alex/i.test(name));
  return say`A little, yes! ${namesake ? say`I know I'm the coach and ${nameOf(namesake)} is your match, and when it isn't clear I'll say the full name.` : 'It is a common name; I only coach.'} If I ever mix us up, just say “not you”.`;
}

function whatIDo({ facts }: Asked): Piece[] {
  return say`I'm your dating coach in here, ${facts.firstName}. From what you record I tell you who fits your standards so far, how sure that is, and what to find out next; I also think with you about dates, suggest ideas, and write messages you can send. I don't decide for you, and I can't look into anyone's head. Who or what is on your mind?`;
}

/** Someone who wants to think aloud about everyone gets the overview, and a place to start. */
function thinkTogether({ facts, matches }: Asked): Piece[] {
  const about = (matches.length > 0 ? matches : facts.matches)
    .filter(({ archived, isHeldBack }) => !archived && !isHeldBack)
    .sort((a, b) => (b.fit?.percent ?? 0) - (a.fit?.percent ?? 0));
  const lines = about
    .slice(0, 4)
    .map((match) =>
      match.fit
        ? say`${nameOf(match)} is at ${percentOf(match, match.fit)} (${ofMatch(match, match.dates.length === 1 ? '1 date' : `${match.dates.length} dates`)}${match.vetoed.length > 0 ? ', below a must-have' : ''})`
        : say`${nameOf(match)} has no scored date yet`,
    );
  return paragraphs(
    say`Gladly, ${facts.firstName}. ${lines.length > 0 ? say`Here's where things are: ${joined(lines, '; ')}.` : "There's no one on your list yet, so tell me about the person you have in mind."}`,
    about.length > 1
      ? say`Where shall we start: how they compare, what troubles you about one of them, or what to do next?`
      : say`What would you most like to be clearer about?`,
  );
}

function compliment({ facts, message }: Asked): Piece[] {
  return /\b(?:good ?night|bye|see you|talk later|gotta go)\b/i.test(message)
    ? say`That's kind of you, ${facts.firstName}. Sleep well, and tell me how it goes.`
    : say`That's kind of you, ${facts.firstName}, thank you. I'm glad it helps. What's next on your mind?`;
}

function nod({ facts }: Asked): Piece[] {
  return say`Good. I'm here when you want to go on, ${facts.firstName}; ask me about anyone on your list, or tell me how the next date goes.`;
}

function listening({ facts }: Asked): Piece[] {
  return say`Of course, ${facts.firstName}, I'm listening. Tell me what happened and with whom, as it comes. I won't jump in with advice unless you ask me.`;
}

/** What is said rather than asked: news, feelings, and small talk. */
export const TALK = {
  joke: {
    intent: 'small-talk',
    words: spoken(
      '(?:tell|know|got|have|make) (?:me )?(?:\\w+ )?jokes?\\b|something funny|make me laugh(?: \\?)?$',
    ),
    reply: joke,
  },
  'what-do-you-do': {
    intent: 'who-are-you',
    words: spoken(
      'what (?:do|can|are) you (?:\\w+ )?(?:do|good for|for|able to do)(?: \\?|$| exactly| here| for me)|what is your (?:job|purpose)|how (?:do|does) (?:you|this) (?:work|help)(?: \\?|$)',
    ),
    reply: whatIDo,
  },
  'what-i-know': {
    intent: 'who-are-you',
    words: spoken(
      '(?:what|where) (?:do|does|are|is) (?:you|your|this|it|the) .*(?:base|based|advice (?:on|from)|get (?:this|that|it|your)|know)\\b|what you base|(?:how do you know|do you (?:even |actually |really )?know|you do not (?:even |actually |really )?know) (?:anything|nothing|about|him|her|them|xmatch|that|this|me)|are you (?:a )?(?:real|human|ai|bot|robot|person|machine|chatgpt)',
    ),
    reply: whatIKnow,
  },
  roast: {
    intent: 'small-talk',
    words: spoken('\\broast\\b|make fun of (?:me|my)'),
    reply: roast,
  },
  'same-name': {
    intent: 'who-are-you',
    words: spoken(
      '(?:same name|name(?:d)? like you|your name(?:sake)?|both (?:called|named) alex|two alex(?:es)?)',
    ),
    reply: sameName,
  },
  'think-together': {
    intent: 'help',
    words: spoken(
      '(?:help|hand) (?:me )?(?:\\w+ )?(?:think(?:ing)?|sort(?:ing)?|figur\\w+|get\\w* clear\\w*|understand\\w*) (?:\\w+ )?(?:about|out|clearly|through|my)|(?:talk|think) (?:this |it |things )?(?:about|through|over) (?:\\w+ )?(?:my (?!ex)|the |them|people|men|women|number|three|two)',
    ),
    reply: thinkTogether,
  },
  'need-to-vent': {
    intent: 'small-talk',
    words: spoken(
      '(?:can|may|could) i (?:just )?(?:vent|rant|tell you something|ask you something|talk to you)|(?:need|want) to (?:vent|rant|talk)(?: to (?:you|someone))?$|(?:got|have) a (?:minute|moment|second)',
    ),
    reply: listening,
  },
} as const satisfies Record<string, Situation>;

export const TOLD = {
  compliment: {
    intent: 'thanks',
    words: spoken(
      'you are (?:\\w+ ){0,2}(?:sweet|best|great|nice|funny|kind|awesome|helpful|wise|smart|star|cute|amazing|good|better)\\b(?!.*\\bnot\\b)',
    ),
    reply: compliment,
  },
  together: {
    intent: 'small-talk',
    words: spoken(
      '(?:we|xmatch and i|i and xmatch) (?:are|got|became|is|am) (?:now |finally |officially )?(?:together|official|exclusive|engaged|a couple|dating now)|(?:asked|wants) me to be (?:his|her|their)|(?:got|are) (?:engaged|back together)|said (?:he|she|they) (?:loves?|loved) me|i think i am in love',
    ),
    reply: goodNews,
  },
  upcoming: {
    intent: 'small-talk',
    words: spoken(
      '(?:have|got|having|going on|seeing|meeting|see|meet) (?:\\w+ ){0,4}(?:date |HIM )?(?:\\w+ ){0,3}(?:tonight|tomorrow|later today|this (?:weekend|evening|afternoon|friday|saturday|sunday|week)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|next (?:week|weekend|friday|saturday|sunday))|HE (?:said|says) yes|HE (?:just |finally |actually )?(?:wrote|texted|messaged|answered|replied) (?:me )?back|wants? to (?:see|meet) me again|asked me out\\b|(?:agreed|asked me) (?:to|out|for) (?:a )?(?:second |another )?(?:date|out|meet)?',
    ),
    reply: upcoming,
  },
  ended: {
    intent: 'break-up',
    words: spoken(
      '(?:we|xmatch and i) (?:just )?(?:broke|split) up|i (?:just |finally )?(?:ended|broke|called) (?:it|things) (?:off|up|with)?|it is (?:officially |finally )?over\\b|(?:dumped|left) me|(?:ended|broke) (?:it|things) (?:off |up )?with me|(?:does not|do not) want to (?:see|date) me (?:again|anymore)|only wants? to be friends|just wants? to be friends',
    ),
    reply: ended,
  },
  'good-date': {
    intent: 'after-date',
    words: spoken(
      '(?!good (?:night|evening|day|afternoon|time of))(?:lovely|wonderful|great|amazing|good|fun|nice|perfect|best|beautiful|awesome|fantastic|incredible|magical|sweet|brilliant) (?:\\w+ ){0,2}(?:evening|night|date|time|day|weekend|walk|dinner|afternoon|conversation|talk)\\b|(?:was|so|such|really|it was|had) (?:\\w+ )?(?:fun|lovely|amazing|wonderful|magical|perfect)\\b|laugh(?:ed|ing) (?:so|all|a lot|until|for)|(?:we|HE) (?:finally )?kissed|went (?:so |really |very )?(?:well|great)|HE (?:brought|made|cooked|bought) me',
    ),
    reply: goodDate,
  },
  'bad-date': {
    intent: 'after-date',
    words: spoken(
      '(?:worst|bad|terrible|awful|boring|awkward|weird|disappointing|horrible|meh|dull) (?:\\w+ )?(?:date|evening|dinner|conversation)|(?:date|evening|it|dinner)\\b.* was (?:\\w+ ){0,2}(?:bad|terrible|awful|boring|awkward|weird|disappoint\\w*|horrible|meh|dull|a disaster)|went (?:\\w+ )?(?:badly|terribly|wrong)',
    ),
    reply: badDate,
  },
  'bad-day': {
    intent: 'small-talk',
    words: spoken(
      'slept (?:so |very |really )?(?:badly|bad)|(?:can|could|did|do) not sleep|sleepless|(?:horrible|bad|rough|hard|terrible|awful|stressful|crappy|shitty|exhausting|tough|long) (?:\\w+ )?(?:day|week|night|month)|(?:feel|feeling|am) (?:\\w+ )?(?:exhausted|drained|down|low|tired|stressed|burned out|overwhelmed by work)',
    ),
    reply: badDay,
  },
  hurt: {
    intent: 'rejection',
    words: spoken(
      '(?:i am|i feel|feeling|feel|am) (?:\\w+ ){0,2}(?:hurt|sad|heartbroken|crushed|disappointed|rejected|angry|furious|upset|humiliated|ashamed|used|betrayed|worthless)|(?:made me|makes me) (?:cry|feel (?:bad|small|sad|stupid))|i (?:cried|have been crying|keep crying)|(?:my )?heart is broken',
    ),
    reply: hurt,
  },
  unsure: {
    intent: 'overthinking',
    words: spoken(
      '(?:i am|feel|feeling) (?:\\w+ ){0,2}(?:confused|torn|lost|unsure|conflicted|overwhelmed|mixed up)|(?:do not|no idea) (?:\\w+ )?(?:know )?what (?:i want|to (?:do|think|feel))|mixed feelings|going (?:around )?in circles',
    ),
    reply: unsure,
  },
  happy: {
    intent: 'small-talk',
    words: spoken(
      '(?:i am|feel|feeling|im) (?:\\w+ ){0,2}(?:happy|great|excited|hopeful|giddy|on cloud|in a good mood|over the moon|wonderful|amazing)|good mood|butterflies in my',
    ),
    reply: happy,
  },
  nod: {
    intent: 'small-talk',
    words:
      /^(?:(?:ha)+|lo+l|okay|cool|nice|great|true|hm+|i see|makes sense|that makes sense|good point|fair(?: enough)?|got it|right|wow|interesting|good to know|will do|sounds good|perfect|alright|never mind|no worries|(?:i )?(?:just )?sent it|(?:i )?did it|done)(?: (?:okay|cool|nice|great|then|alex|lol|haha|thanks?|that is fair|will do))*$/,
    reply: nod,
  },
} as const satisfies Record<string, Situation>;
