import { advice } from '../advise';
import type { Situation } from '../situation';
import { spoken } from '../situation';

/** Messages and silences between dates. */
export const BETWEEN_DATES = {
  'too-late-to-write': advice({
    intent: 'texting',
    words: spoken(
      'apologi\\w+ for (?:my|the|being|having) (?:\\w+ )?(?:silence|quiet|silent|not|absence)|too late to (?:write|text|get|reach|contact|message|reply|answer|ask|call|respond)|(?:get|be) (?:back )?in (?:touch|contact) (?:again|after)|reconnect|reach out (?:again|after)|(?:have not|not|did not) (?:seen|talked|spoken|written|heard|replied|answered|text\\w*).*(?:in|for|since) (?:\\w+ ){0,4}(?:weeks?|months?|ages|long|forever|january|february|march|april|may|june|july|august|september|october|november|december).*\\?',
    ),
    text: "No, it's not too late; a plain, honest message after a long gap is nearly always welcome or at least easy to answer. Name the gap in half a sentence, don't explain it away, and ask one thing: “I've let far too much time go by, and I've thought of you. Would you like to meet for a coffee?” Then leave the next move to {name}. The worst that can happen is a no, and you have about as much as that now.",
    more: "Keep it to three sentences, without a long apology, and write it at a time when you won't stare at the phone afterward.",
    tie: 'dates',
  }),
  'who-writes-first': advice({
    intent: 'texting',
    words: spoken(
      '(?:should|shall|can|do|must) i (?:just )?(?:text|write|message|call|contact|reach out|ask)(?: to)?(?: HIM)? ?(?:first|again|or wait|or (?:should|do) i wait|now|or not|today)|(?:text|write|message)(?: HIM)? (?:first )?or (?:just )?(?:should i )?wait|wait (?:for HIM|until HE|till HE)|who (?:should )?(?:text|write|message)s? first|(?:is it )?okay (?:if i|to) (?:text|write|message) (?:HIM )?first|(?:text|write|message)(?: HIM)? or (?:just )?(?:leave|let)|make the first move',
    ),
    text: 'Write first. Waiting only tests who gets nervous sooner, and one friendly message with a plan in it costs you nothing: “I was thinking of you. Are you free on Thursday?” Whether {name} answers with a yes, another day or a vague “let’s see” tells you what you want to know. If you have been the only one who writes for weeks, that is a different question, and you may leave one round to {name}.',
    more: 'Send it, then put the phone away for the evening. If nothing comes in three or four days, you have an answer without having played a game.',
    tie: 'dates',
  }),
  'when-to-text': advice({
    intent: 'texting',
    words: spoken(
      '(?:how long|how soon|when|how many (?:hours|days)).*(?:wait|should|do|to|text|write).*(?:text|write|message|call|after (?:a|the|our|my)).*|(?:number|three|two) day rule|text (?:the )?(?:same (?:day|night|evening)|next day|right after)|wait .* before (?:texting|writing|i text|i write)',
    ),
    text: "The same evening or the next day is right: short, warm, and with one thing you truly liked. “Got home fine. I really liked talking with you.” Waiting three days to seem relaxed only makes both of you guess. If you'd like to meet again, say so in the same message or the next one, with a day.",
    more: 'If you are afraid of seeming too keen, keep the message short rather than late.',
    tie: 'dates',
  }),
  gift: advice({
    intent: 'meet-friends',
    words: spoken(
      'what (?:should |do |can |could |would )?i (?:should |can )?(?:bring|give|buy|take along|get)\\b(?! up)|(?:gift|present|birthday) (?:for|idea|to)',
    ),
    text: 'Something small that has a bit of you in it: flowers, good chocolate, or something from where you come from. For a first visit, small is better than expensive, and a line with it counts for more than the price: “I was told you like tulips.”',
    more: 'Ask {name} one question beforehand: is there something they like, or something they can’t have? People notice that you asked.',
  }),
  'slow-replies': advice({
    intent: 'texting',
    words: spoken(
      'HE (?:\\w+ )?(?:takes?|needs?|waits?|took) (?:\\w+ ){0,3}(?:hours?|days?|forever|ages|long|minutes|weeks?|while)(?: or (?:\\w+ )?)?.*(?:repl|answer|text|respond|write|get back)?|(?:replies|answers|responds|texts back|writes back) (?:so |very |really |always |super )?(?:slow|late|after|hours|days|rarely|once)|slow (?:to )?(?:repl|text|answer|respond)|(?:has not|have not|did not|does not|not) (?:text\\w*|wr\\w+|repl\\w+|answer\\w*|respond\\w*|messag\\w*)(?: to)?(?: me)?(?: back)? (?:since|for|in|all|yet)|left (?:me )?on (?:read|seen)|no (?:reply|answer|text) (?:since|for|yet)',
    ),
    text: 'By itself, no: slow replies say how someone handles a phone, not how much they like you. What counts is the rest: are the answers warm when they come, does {name} ask back, and do plans get made and kept? If the last message was yours and a few days have gone by, send one light one with a plan, and then leave it. If the pace itself bothers you, say it once without blame: “I love hearing from you during the day. How is texting for you?”',
    more: 'Look at the week rather than the hour: if contact comes from both of you over seven days, it is fine. If it only ever comes from you, try leaving one round to them.',
    tie: 'dates',
  }),
  'short-replies': advice({
    intent: 'mixed-signals',
    words: spoken(
      'thumbs? up|emojis?\\b(?!.*less)|one word|(?:HIS|such|only|just|always|gives?|sends?|sending|gets?|getting|with) (?:\\w+ )?(?:short|dry|cold|boring|lame) (?:answers?|replies|texts?|messages?)|(?:only|just) (?:replied|answered|wrote|sent) (?:with |me |back )?(?:a |an )?(?:okay|k|yes|no|lol|haha|nice|cool|smiley|heart|gif)\\b',
    ),
    text: "Not by itself: some people answer with a thumb because they're at work, shy in writing, or simply happy with what you said. It gets telling when every answer is like that and no question ever comes back. Give it one message that needs a real reply, a question or a plan: “I'd like to see you again. Does Thursday work?” What {name} does with that means more than the emoji.",
    more: 'Compare the writing with the meeting. If someone is warm in person and short in messages, believe the person.',
    tie: 'dates',
  }),
  'texted-twice': advice({
    intent: 'overthinking',
    words: spoken(
      '(?:double|triple) ?(?:text|message)\\w*|(?:text|messag|wr)\\w* (?:HIM )?(?:twice|two times|again before|three times|too much|too many)|(?:feel|felt) (?:so |really |a bit |kind of )?(?:stupid|dumb|silly|embarrassed|pathetic|needy).*(?:text|messag|wr[io]te|said|sent)|too (?:needy|clingy|much|eager|keen)(?! pls| please)\\b.*\\b(?:text|messag|wr[io]t|send|sent)\\w*.*\\?|(?:text|messag|wr[io]t|send|sent)\\w*\\b.*too (?:needy|clingy|much|eager|keen)\\b.*\\?',
    ),
    text: "You don't need to feel stupid: writing twice shows interest, and that's all it shows. Someone who likes you will hardly notice it, and someone who minds would have found another reason. Don't explain it in a third message. Put the phone in another room, do something with your hands, and let {name} have the next turn.",
    more: 'Ask yourself what you would think if a friend had done it. You would find it sweet, and forget it by tomorrow.',
    tie: 'dates',
  }),
  'always-me': advice({
    intent: 'mixed-signals',
    words: spoken(
      '(?:always|only) (?:me|i am the one|the one) (?:who )?(?:texts?|writes?|plans?|asks?|initiat\\w*|suggests?)|i (?:am )?always (?:the one )?(?:have to )?(?:text|write|plan|ask|initiate|suggest)|HE never (?:texts?|writes?|asks?|plans?|initiat\\w*|suggests?)|(?:doing|do) all the (?:work|planning|asking)|one ?sided',
    ),
    text: "Say it once and see what happens: “I've planned our last few dates and I enjoyed them. Would you plan the next one?” It's a fair request and easy to answer with a day. Some people simply follow when others lead, and are glad of the hint. If nothing changes after a clear, friendly request, believe that, and ask yourself whether you'd be content if it stayed like this.",
    more: "Leave the next move to {name} for a week, without announcing it. It's not a game: you're finding out what happens when you don't carry it alone.",
    tie: 'dates',
  }),
  'not-sure-they-care': advice({
    intent: 'mixed-signals',
    words: spoken(
      '(?:how (?:can|do|would|could) (?:you|i|one) (?:tell|know|see)|(?:can not|cannot|do not know|no idea|not sure|idk)).*(?:into (?:me|you|someone)|likes? (?:me|you)|interested|flirt\\w*|just (?:being )?(?:friendly|nice|polite|friends)|wants? more)|signs? (?:that )?(?:HE |someone )(?:likes?|is into)',
    ),
    text: "Look for three plain things: they look for reasons to talk to you, they remember what you said last time, and they stay a little longer than they'd need to. Friendly people do one of these; someone who's interested tends to do all three, and with you more than with others. No sign is as good as a small question, though: “I'd like to see you outside of here. Coffee this week?” A yes with a day is a yes.",
    more: 'Try one small step toward them, such as sitting closer or suggesting to leave together, and see whether they take one too.',
    tie: 'dates',
  }),
  'reply-to-message': advice({
    intent: 'texting',
    words: spoken(
      'what (?:do|should|can|would) i (?:say|write|reply|answer|text)(?: back| to (?:that|this|HIM))|how (?:do|should|can) i (?:reply|answer|respond)(?: to)?(?: (?:that|this|it|HIM))?(?! (?:if|when))',
    ),
    text: 'Answer what was actually said in one honest sentence, then add one of your own: something you liked, or a question you want the answer to. If you want to meet, put a day in it. If you are annoyed, wait an hour and take out the second half. Tell me in a few words what {name} wrote and what you would like to happen, and I can put a message together for you.',
    more: 'A good test before sending: would you say it to their face in that tone? If yes, send it.',
  }),
} as const satisfies Record<string, Situation>;
