import type { Situation } from '../situation';
import { spoken } from '../situation';
import { advice } from '../advise';

/** Before and during the first dates. */
export const FIRST_DATES = {
  'ask-someone-known': advice({
    intent: 'after-date',
    words: spoken(
      'how (?:do|can|should|would|could) i (?:even )?ask HIM (?:out|for|if)?.*(?:weird|awkward|gym|work|class|office|group|friendship|ruin)|(?:without|not) (?:making|make|ruining|it being|being) (?:it|things|the|our|too)?.*(?:weird|awkward)|HE (?:is|works|goes|climbs|trains) (?:from|at|in|to) my (?:\\w+ )?(?:gym|work|office|class|choir|building|course|church).*(?:ask|date|out)|ask out (?:a )?(?:coworker|colleague|friend|gym|neighbor)',
    ),
    text: "Ask for something small that grows out of what you already share, and make a no easy: “I always like talking to you here. Want to get a coffee after, just us?” Say it in passing, at the end of a normal chat, so that neither of you is stuck afterward. If {name} says no or stays vague, smile, say “No problem, see you next time”, and be exactly as friendly as before: that's what keeps the place from getting weird.",
    more: 'The awkward part is rarely the question, it is the behavior after it. Ask once, keep it short, and go on talking about ordinary things the next time you meet. A clear no is also good news: you can stop wondering.',
    tie: 'dates',
  }),
  'text-before-meeting': advice({
    intent: 'texting',
    words: spoken(
      '(?:how long|too long|how many (?:days|weeks|messages)).*(?:text|chat|messag|talk)\\w*.*(?:before|until).*(?:meet|date|seeing)|(?:text|chat|messag)\\w* (?:for )?(?:so long|too long|weeks|months|ages).*(?:meet|met|in person)|when (?:should|do|to) (?:we|i) (?:meet|move from)|(?:only|just|been|never met).*(?:texting|chatting|messaging).*(?:meet|before|too long)',
    ),
    text: "One to two weeks of writing is plenty; after that you mostly get to know the picture you've made of each other. Suggest something short and easy to leave: “I like writing with you, and I'd rather hear you laugh. Coffee this week?” A short video call first is fine if you're unsure. If {name} keeps putting off every concrete plan, that tells you more than the messages do.",
    more: 'Offer one concrete day, once. Someone who wants to meet says yes or names another day; someone who only likes the chat changes the subject.',
    tie: 'dates',
  }),
  'what-to-wear': advice({
    intent: 'first-date',
    words: spoken(
      'what (?:should|do|can|could|would|to) (?:i )?(?:even )?wear|nothing to wear|outfit|dress up|what to wear',
    ),
    text: "Wear something you've worn before and felt good in, one notch nicer than an ordinary day, and shoes you can walk in. Match it to the place rather than to an idea of a date: at a café, clean and simple beats dressed up. Then leave it alone; you want to be thinking about the other person, not your sleeves.",
    more: "If you're torn between two outfits, take the one you won't have to adjust all evening.",
  }),
  'awkward-silence': advice({
    intent: 'first-date',
    words: spoken(
      'awkward (?:silence|pause|moment)s?|(?:there is|when|the|if) (?:a )?silences?\\b|run(?:ning)? out of (?:things|topics|stuff)|(?:nothing|what) (?:left )?to (?:talk about|say)|conversation (?:dies|dried|stops|stalls)|keep (?:the|a) conversation going|(?:always )?end up talking about (?:my|me|work)|talk too much',
    ),
    text: "Treat a pause as a breath: take a sip, look around, then go back to the last thing that made their eyes light up and ask one step further, “How did you get into that?” Have two stories-questions in your pocket, such as “What have you been looking forward to lately?” If you catch yourself talking a lot about one thing, say so with a smile and hand it over: “That's me on my favorite subject. What's yours?”",
    more: 'Do something with a setting: a market, a walk, a small exhibition. The place keeps giving you things to talk about, so neither of you has to perform.',
  }),
  'first-kiss': advice({
    intent: 'intimacy',
    words: spoken(
      '(?:kiss|hug)\\w*.*(?:first date|too (?:soon|early|fast)|or (?:not|wait|hug)|when|should)|(?:when|should|how).*\\b(?:kiss|go in for)|(?:sleep|sex|bed|home) .*(?:first|second|third) date|how (?:soon|fast|early) .*(?:sleep|sex|physical|intimate)|too (?:soon|early|fast) to (?:sleep|kiss|be intimate)',
    ),
    text: "There's no right number of dates; the right moment is when you both want it and either of you could say no without the mood breaking. Asking is not a mood killer when it's warm: “I'd really like to kiss you. Would you like that?” For anything more, talk about protection and about what it means to each of you first. If that talk feels too early, the rest probably is too, and waiting costs you nothing with someone who likes you.",
    more: 'The slower of the two of you sets the pace, and the way someone takes a “not yet” is worth more than the kiss.',
    tie: ['1', '2'],
  }),
  'second-date': advice({
    intent: 'after-date',
    words: spoken(
      '(?:when|how soon|how long|how many days).*(?<!\\b(?:on|at|before) (?:our|the|my|a) )(?:second|another|next) date|(?:second|next) date (?:after|how|when)|(?:is|was) (?:one|a single|number) date enough|(?:one|number) date (?:is )?enough',
    ),
    text: "If you were curious at the end of the first date, suggest a second one within a week or so, while it's warm; one date is rarely enough to say yes or no to a person. It shows manners, nerves and whether talking is easy, and hides nearly everything else. Give it a second date when it was pleasant and nothing put you off, and skip it without guilt when something did.",
    more: 'Choose a second date that is different from the first: if you sat and talked, do something; if you did something, talk.',
    tie: 'fit',
  }),
  'leave-early': advice({
    intent: 'boundaries',
    words: spoken(
      '(?:leave|end|get out of|escape|cut short|excuse).*(?:date|evening) (?:early|politely|nicely)|(?:leave|end|get out of|escape) (?:a |the |my )?(?:bad |boring |awful )?(?:first )?date|date .*(?:boring|awful).*leave',
    ),
    text: "You can always leave, and one sentence is enough: “It was nice to meet you. I'm going to head home now.” Say it while standing up, thank them, and go; no invented emergency needed. It's easier when you've said at the start how long you have. If you feel uneasy rather than bored, skip the politeness: tell the staff or a friend, and leave.",
    more: 'If saying it feels hard, tell a friend beforehand when you plan to be out, and let that be your reason: “I have to be somewhere at nine.”',
  }),
  'video-or-call': advice({
    intent: 'texting',
    words: spoken(
      '(?:phone|video) ?(?:call|chat)|(?:call|ring) HIM|facetime|call(?:ing)? (?:instead of|or|better than) (?:text|writ)',
    ),
    text: "A short call is a good idea: ten minutes of hearing someone laugh tells you more than a week of messages. Announce it instead of surprising them: “I'm on a walk at seven, can I call you for ten minutes?” If {name} would rather write, that's a preference and not a verdict; suggest meeting instead.",
    more: 'End a call while it is still going well. It makes the next one easy.',
    tie: ['4', 'communication'],
  }),
  'profile-first-message': advice({
    intent: 'dating-apps',
    words: spoken(
      'first message|opening line|opener|how (?:do|should) i start (?:a )?(?:conversation|chat)|what (?:do|should) i (?:write|say) (?:first|in my (?:bio|profile)|to a match)',
    ),
    text: 'Pick one concrete thing from their profile and ask the question you would really like answered: “You bake bread at night? What went wrong the first time?” Two sentences are enough, and they show that you read it. If the answer comes back with a question, suggest meeting after a few days of writing.',
    more: 'A light either-or works too: “Mountains in the rain or the beach in the wind?” What counts is that it is easy to answer and could only be meant for them.',
  }),
  'greeting-card': advice({
    intent: 'texting',
    words: spoken(
      'what (?:do|should|can|could|would) (?:i|you) (?:write|put|say) (?:on|in|into) (?:the|HIS|a|my) (?:\\w+ )?card\\b',
    ),
    text: 'Two lines are enough, and one of them should only fit the two of you: “Happy birthday, {name}. I still laugh about [the museum guard]. I hope this year gives you more of that.” Leave out big words about the future; after a few dates, being remembered is the nice part.',
    more: "Shorter: “Happy birthday, {name}. I'm glad I met you this year.”",
  }),
  'gift-or-pay': advice({
    intent: 'money',
    words: spoken(
      'what (?:should|do|can|could) i (?:bring|give|buy)|(?:bring|buy|give|get) (?:HIM )?(?:a )?(?:gift|present|flowers|something|birthday)|(?:gift|present)s? .*(?:early|soon|much|birthday|christmas)|(?:christmas|birthday) (?:gift|present)|(?:present|gift) yes\\b|what would you (?:get|buy|give|bring) HIM\\b(?! (?:from|for (?:dinner|lunch)))',
    ),
    text: 'Small and personal is right for the early weeks: something that shows you listened, at a price that needs no thank-you speech. A book they mentioned, a jar of the jam you argued about, a note. Anything expensive makes the other person do math instead of smile.',
    more: "Within a small budget: a used book with a line in it, good chocolate, a plant, or something from a conversation you had. If you're not sure there should be a gift at all, offer your time instead: a plan for one afternoon, with a date on it.",
    tie: 'dates',
  }),
} as const satisfies Record<string, Situation>;
