import { advice } from '../advise';
import type { Situation } from '../situation';
import { spoken } from '../situation';

/** Feelings against reasons, one person against another. */
export const CHOOSING = {
  'no-butterflies': advice({
    intent: 'chemistry',
    words: spoken(
      '(?:no|not|any|without|lack|missing|get|feel|have) (?:\\w+ ){0,3}(?:butterflies|spark|fireworks|chemistry|attract\\w+|excit\\w+)\\b|(?:does|do|can|will|could|may) (?:that|it|the|a|attraction|chemistry|feelings|love|butterflies) (?:spark )?(?:come|grow|develop|appear|still come)|(?:great|good|perfect|nice) on paper|friend zone|more like (?:a )?friends?|feel nothing|not (?:really )?(?:attracted|in love)\\b',
    ),
    text: "It can: for many people attraction grows over the first handful of dates, once they feel at ease. It doesn't have to, though, and you can't talk yourself into it. Give it one or two dates that aren't another talk across a table, something with movement, laughter or touch in it, and notice whether you look forward to {name} in between. If after that you still feel friendly and nothing else, that's a complete reason to stop.",
    more: 'Ask your body instead of the list: do you lean in or away, are you curious or merely polite? The answer may change over a few dates, and if it does not, it counts.',
    tie: 'heart',
  }),
  'steady-or-exciting': advice({
    intent: 'heart-or-head',
    words: spoken(
      '(?:excit\\w+|thrill\\w*|butterflies|passion\\w*|fun) .*(?:safe|steady|stable|reliable|boring|listen to|follow|trust it|sensible|or)\\b|(?:safe|steady|stable|reliable|boring|sensible) (?:\\w+ ){0,3}(?:or|over|instead of|versus|vs|and) (?:\\w+ ){0,3}(?:excit\\w+|thrill\\w*|passion\\w*|fun|one)|listen to (?:my )?(?:heart|gut|excitement)|head or (?:my )?heart|heart or (?:my )?head|(?:enjoy|like|love) (?:\\w+ ){0,4}company (?:\\w+ ){0,3}more|more excited (?:with|when)|settl(?:e|ing) (?:for)?',
    ),
    text: "No, it isn't wrong either way; excitement and steadiness tell you about different things. Excitement says how it feels to be together, and it deserves a hearing; it says nothing about how you'll be treated on a bad day. Steadiness shows whether someone's there, and it can't create desire. Before you choose, ask of the exciting one whether what troubles you would stay, and of the steady one whether you'd miss them if they were gone.",
    more: 'Picture an ordinary Wednesday with each of them, tired and with laundry. Where do you feel more like yourself? That is closer to the real question than exciting or safe.',
    tie: 'heart',
  }),
  'laughs-count': advice({
    intent: 'heart-or-head',
    words: spoken(
      '(?:does|should|do) not (?:that|it|this) count|(?:does|should) (?:that|it|this) (?:not )?count(?: for (?:something|anything))?|makes? me (?:laugh|smile|happy) (?:so|a lot|like)?.*\\?',
    ),
    text: "Yes, it counts, and it's in your records already: how much you laugh and enjoy yourself is in the ratings of those dates and in your heart's own number. What it can't do is answer for the other things you said you need. So keep it as a real plus, and ask the open question next to it: is there something with {name} you'd have to look past to keep the laughing?",
    more: 'If laughing matters more to you than its stars say, that is worth changing for everyone, not for one person.',
    tie: 'heart',
  }),
  'when-you-know': advice({
    intent: 'overthinking',
    words: spoken(
      '(?:you|they|people|we) (?:just )?know when (?:you|they) know|when you know you (?:just )?know|(?:just )?know (?:right away|immediately|instantly|at once)|love at first sight|(?:the one|soul ?mate)s?\\b(?! (?:who|that|from|in|on|of|i|he|she|we|they|where|you|xmatch|thing|person)\\b)',
    ),
    text: "Sometimes, but I wouldn't wait for it. Some happy couples knew at once, many others grew sure over months, and a few people who were instantly certain were wrong. A strong first feeling is real as a feeling; it isn't information about the other person yet. A better sign is whether you're calmer and more yourself with each date, rather than only more excited.",
    more: 'The stories of instant knowing get told because they ended well. Those of the people who were just as sure and mistaken are rarely told at weddings.',
    tie: 'fit',
  }),
  'careful-or-afraid': advice({
    intent: 'overthinking',
    words: spoken(
      'what if i (?:\\w+ )?(?:choose|pick|decide|make|am)\\b.*(?:wrong|mistake)|(?:choose|pick) (?:the )?wrong|(?:careful|cautious|picky|sensible|realistic|right) or (?:\\w+ ){0,3}(?:afraid|scared|closed|fear\\w*|too)|(?:afraid|scared|fear\\w*|terrified) (?:of|to) (?:get(?:ting)? hurt|being hurt|commit\\w*|lov\\w*|open\\w*|trust\\w*|fall\\w*|mak\\w* a mistake|choos\\w*)|(?:self ?sabotag\\w*|push(?:ing)? (?:HIM|people) away|walls? up)',
    ),
    text: "Ask what would ease the feeling. Care points at something {name} said or did, and gets quieter when that's answered; fear stays whatever they do, and often sounds the same with everyone. Write down the worry in one sentence: if it has a fact in it, ask about the fact; if it only has “what if”, it's probably an old hurt asking for time. Both deserve kindness, and neither needs a decision tonight.",
    more: 'Try one small, safe step, such as telling {name} something you would normally keep to yourself. Fear shrinks with good experiences, care only with answers.',
    tie: ['5', '2'],
  }),
  'guilty-to-end': advice({
    intent: 'break-up',
    words: spoken(
      '(?:wrong|bad|mean|guilty|unfair|cruel|awful|terrible|okay|horrible)\\b.*(?:end|stop|leave|break|dump|reject|let|turn)\\w*.*(?:nothing wrong|done nothing|nice|kind|good|sweet|likes? me)|(?:done|did) nothing wrong|(?:feel|am) (?:so |really |kind of )?(?:guilty|bad) (?:for|about|because).*(?:end|say|reject|break|dump|leav)\\w*|(?:too nice|so nice) to',
    ),
    text: "No, it isn't wrong. No one has to do something bad for you to be allowed to leave; “this isn't it for me” is reason enough, and staying out of guilt takes months from both of you. What you owe is a clear and kind word soon: “You've been good to me, and I've noticed it isn't growing for me. I didn't want to keep you waiting.” Feeling bad about it means you care, not that you're wrong.",
    more: 'Guilt usually asks you to explain a lot. One honest sentence is kinder than five that leave a door open.',
    tie: 'dates',
  }),
  'let-them-know': advice({
    intent: 'break-up',
    words: spoken(
      '(?:should|shall|can|do|must) i (?:\\w+ )?(?:tell|let|say to) HIM (?:\\w+ ){0,3}(?:not going|will not|over|not interested|no|go|down|not feeling|not into|does not)|(?:tell|let) HIM (?:\\w+ )?(?:it is )?(?:not going to work|not working|over|down (?:gently|easy|nicely))',
    ),
    text: "If you've made up your mind, yes, and soon; a clear no is kinder than going quiet. After one or two dates a short message is fine: “Thank you for the evening, I liked meeting you. I don't see it going further for me, and I wanted to tell you.” If you're still torn, you owe {name} nothing yet, and one more date answers more than another week of thinking. I can write the message for you if you like.",
    more: 'Say it in two sentences, without a list of reasons and without “maybe later”. Then let it rest.',
    tie: 'fit',
  }),
  'tell-about-others': advice({
    intent: 'several-people',
    words: spoken(
      'asked (?:me )?(?:if|whether) i (?:am )?(?:also )?(?:seeing|dating|see|date)|okay to lie|(?:should|must|do|shall|have to|need to) (?:i )?(?:tell|let|mention|say|admit|hide)\\b.*(?:xmatch.*(?:about xmatch|xmatch)|other (?:men|women|guys|girls|people|dates)|someone else|i am (?:also )?(?:dating|seeing)|seeing (?:others|other|someone|two)|dating (?:others|two))',
    ),
    text: "You don't owe a report after a few dates, but you do owe the truth when it would change what the other person decides. That point comes when someone asks, before you sleep together, or as soon as one of you plans ahead. One sentence is enough: “I'm still getting to know other people, and I'd tell you before that changes.” Names and details stay with you.",
    more: 'If telling {name} feels impossible, ask yourself what you fear losing. That often shows who you have already chosen.',
    tie: 'dates',
  }),
  'choose-between': advice({
    intent: 'compare',
    words: spoken(
      'how (?:do|can|should|would) i (?:choose|decide|pick) between|(?:torn|can not (?:choose|decide)) between|stop comparing',
    ),
    text: "You don't have to choose yet unless someone is waiting for it. Stop asking who's better and ask two other things: with whom do I like who I am, and whose weak side could I live with on an ordinary week? Then give the next date to the person you know less about, and decide after that.",
    more: 'Flip a coin and watch which side you hope for while it is in the air. Then check that wish against what you wrote down when you were calm.',
  }),
  'meet-parents': advice({
    intent: 'meet-friends',
    words: spoken(
      '(?:introduc\\w+|bring|show|take|present|meet(?:ing)?) (?:\\w+ ){0,3}(?:to )?(?:my|HIS|the) (?:parents|family|mom|mother|dad|father|folks|kids|children)',
    ),
    text: "Having no answer isn't a bad sign; it means you don't know yet, and early on that's simply true. Families come when you'd be glad to show someone, not when someone else thinks it's time. Ask yourself what makes you hesitate: if it's the calendar, wait a few more dates; if it's something about {name} you'd have to explain to your family, look at that first.",
    more: 'Friends are the easier first step: an hour with two people you trust shows you how it feels to have {name} in your life.',
    tie: 'dates',
  }),
  'say-love': advice({
    intent: 'commitment',
    words: spoken(
      'say (?:i )?love (?:you)?|in love (?:already|with|too)|falling (?:in love|for)|(?:caught|catching|have|having) feelings',
    ),
    text: "If you feel it, you may say it, as a gift and not as a question: “I'm falling for you. You don't have to say anything back.” It's a little early when you mostly love how you feel, and a good time when you also know {name} on a bad day. If you aren't sure which, say the smaller true thing: “I think about you a lot, and I like it.”",
    more: 'If they said it first and you are not there yet, be warm and honest: “That makes me happy. I need a bit longer for those words.”',
    tie: 'heart',
  }),
  holidays: advice({
    intent: 'commitment',
    words: spoken(
      '(?:christmas|thanksgiving|holidays?|new year|valentine|vacation|trip|weekend away|travel\\w*|hanukkah|easter) ?(?:\\w+ ){0,5}(?:together|with HIM|with (?:him|her|them)|invit\\w+|too (?:soon|early)|early|family)|invit\\w+ HIM .*(?:christmas|thanksgiving|holiday|vacation|trip|wedding)|(?:wedding|plus one)',
    ),
    text: "A few weeks in, keep it small: one shared afternoon around the holiday says “I'd like you there” without asking {name} to play a part for your whole family. A trip or a big family day fits better once you've had a disagreement and got over it. Ask with an easy way out: “I'd love to have you along. If it's too soon, we'll make our own evening.”",
    more: 'Try a day trip before a weekend, and a weekend before a week. You learn most from the drive home.',
    tie: 'dates',
  }),
  'too-late-for-love': advice({
    intent: 'loneliness',
    words: spoken(
      'alone forever|forever alone|(?:be|end up|die) alone|(?:left|leave) (?:it|this) (?:all )?too late|too old|(?:running|ran) out of time|too late for (?:me|love|kids|children|a family)|(?:still|forever|always) (?:be )?(?:single|alone)|never (?:going to )?find (?:anyone|someone|love|the)|(?:everyone|all my friends) (?:else )?(?:is|are|has|have|get\\w*) (?:\\w+ )?(?:married|engaged|kids|coupled|a (?:partner|family))',
    ),
    text: "I'm sorry it feels so heavy tonight. It isn't too late: people meet someone at every age, and you come to it knowing yourself and what you need, which you can see in the standards you wrote down. Discouragement is also simply what tired evenings sound like, so don't let tonight decide anything. What would be kind to you right now, a call with someone who knows you, or an early night?",
    more: 'Give the thought a smaller size: not “will I ever”, but “what is one good thing I can do this week”. One message to one person is enough.',
  }),
} as const satisfies Record<string, Situation>;
