import { advice } from '../advise';
import { spoken, type Situation } from '../situation';

/** Doubts about oneself, and what came before. */
export const ONESELF = {
  'am-i-wrong': advice({
    intent: 'overthinking',
    words: spoken(
      'am i (?:\\w+ )?(?:wrong|unfair|a bad|mean|selfish|overreact\\w*|crazy|stupid|horrible|cruel|awful|the bad|the problem|too (?:much|sensitive|cold))|(?:did|have) i (?:do|done|make|made|ruin\\w*|mess\\w*|say|said|blow|blown) (?:the (?:right|wrong)|a mistake|something wrong|it|too much|everything)|was (?:it|that|i) (?:wrong|a mistake|stupid|too (?:much|harsh|early))|do i (?:sound|seem) (?:crazy|stupid|needy|desperate)',
    ),
    text: "From what you tell me, there's nothing to blame yourself for; asking that question is what careful people do. You're allowed to feel what you feel about {name} and to take your time with it. A fair test is honesty: have you said what's true, or are you letting someone believe something that isn't? If it's the first, you can be at peace; if it's the second, one kind sentence sets it right.",
    more: 'Ask how you would judge a friend who did the same. You would be gentler, and closer to the truth.',
    tie: 'fit',
  }),
  'is-it-normal': advice({
    intent: 'overthinking',
    words: spoken(
      'is it (?:\\w+ )?(?:normal|weird|strange|bad|wrong|okay|crazy) (?:that i|to (?:feel|think|want|miss|be|like|still|not|have|cry|need)|if i)',
    ),
    text: "Yes, it's more common than people admit, and it says nothing bad about you. Early dating turns the volume up on everything: hope, doubt, and old stories. It only becomes something to look at when it keeps you from sleeping, eating or being kind to yourself for more than a few weeks. Until then, name it, tell a friend, and let it be there without acting on it at once.",
    more: 'What would you do this week if you simply accepted that feeling as part of it? Do that.',
  }),
  'ready-to-date': advice({
    intent: 'taking-a-break',
    words: spoken(
      '(?:am i|if i am|whether i am|are you ever|when (?:am i|will i be)) (?:\\w+ )?(?:ready|over (?:HIM|my|it|the))|too soon to (?:date|start|meet|see)|how long after (?:a |my |the )?(?:break ?up|divorce|relationship)|over (?:my|HIS) (?:ex|break ?up)',
    ),
    text: "You're ready when you're curious about someone new for their own sake, and when the old story no longer decides your evenings. You don't have to be done with missing someone; you should be able to sit across from a new person without comparing every minute. Start small: one coffee with no plan behind it, and see how you feel on the way home. Relief, pleasure or plain boredom are all fine; dread means a little more time.",
    more: 'Give it a date rather than a verdict: try again in four weeks, and see friends until then.',
  }),
  'an-ex-again': advice({
    intent: 'back-together',
    words: spoken(
      '(?:my|an|the) ex (?:\\w+ ){0,3}(?:text\\w*|call\\w*|wr\\w+|messag\\w*|contact\\w*|reach\\w*|came|is back|wants?|liked|turned up|showed up)|(?:text\\w*|call\\w*|wr\\w+|heard|message) (?:from |to |with )?my ex',
    ),
    text: "No wonder that stirs you up; a message from an ex reaches old places fast. You don't have to answer today, or at all. Before you do, ask what you'd want from it: closure, comfort, or another try, because only the last needs a conversation. And wait one night: what you write tomorrow afternoon will be truer than what you write now.",
    more: 'If you want distance, one line is enough: “I wish you well, and I need it to stay quiet between us.” Then mute the chat.',
  }),
  grief: advice({
    intent: 'heartbreak',
    words: spoken(
      '(?:late|dead|deceased) (?:husband|wife|partner|boyfriend|girlfriend|fiance\\w*)|widow\\w*|(?:husband|wife|partner|boyfriend|girlfriend|fiance\\w*) (?:died|passed|is gone)|since (?:he|she|they) (?:died|passed)',
    ),
    text: "I'm so sorry. It's natural to compare; they are the measure you know, and love doesn't end because a life did. You needn't stop remembering to meet someone new, and a new person doesn't take that place, they get another one. When you notice a comparison, finish the sentence kindly: “That was theirs, and this is different.” Go as slowly as you like; a person who's right for you will have room for your story.",
    more: 'If dates leave you sadder rather than lighter, take a pause without guilt. A grief group or counselor can be good company on this road.',
  }),
  'they-want-more': advice({
    intent: 'say-what-i-want',
    words: spoken(
      'HE (?:\\w+ )?(?:wants?|likes?|feels?|needs?) (?:\\w+ )?(?:more|me more) (?:than|from|with)|wants? to (?:see|meet|date) me (?:again )?.*\\b(?:but|though)\\b.*(?:not|n)|HE (?:falls?|fell|is falling) in love|using HIM|lead(?:ing)? HIM on|false hope|more (?:into|serious (?:about|than)|invested) (?:me|than)|(?:i like|i want) HIM more than|i (?:think i )?want more than|unequal|not (?:on )?the same page',
    ),
    text: "Say it before it grows, in one warm sentence: “I like spending time with you, and I notice we may want different things from this. Can we talk about that?” It's kinder than being vague and it costs less now than in two months. Then let {name} decide with open eyes; you don't have to solve it for both of you. If it's you who wants more than you planned, that's worth saying too: plans are allowed to change.",
    more: 'Watch your own wording: “maybe later” sounds like hope to someone who is hoping. A clear “this is what I can offer” is fair.',
    tie: 'dates',
  }),
  invited: advice({
    intent: 'meet-friends',
    words: spoken('invited me (?:to|for|over|along)|(?:asked|wants) me to (?:come|meet|join)'),
    text: "How nice; being let into someone's circle is a friendly step, and you may take it lightly. Go if you're curious, agree on how long you'll stay, and let {name} introduce you in whatever words feel right for now. Bring something small, talk to the quietest person in the room, and notice how {name} is with the people they love. If it feels too early, “I'd love to, a little later” is a fine answer.",
    more: 'Afterward, write down one thing you saw about how they treat their people. You rarely get to see that on a date for two.',
    tie: 'dates',
  }),
  'only-casual': advice({
    intent: 'commitment',
    words: spoken(
      'i am (?:\\w+ )?(?:not|never) (?:\\w+ )?(?:ready for|looking for|after) (?:a |any |anything |something )?(?:relationship|serious|commitment|committed|long term)|i (?:do not|only|just) (?:\\w+ )?(?:want|need) (?:a |any |anything |something |it )?(?:\\w+ )?(?:serious|casual|relationship|fun|commitment)',
    ),
    text: "Say it before anyone can hope for something else: in the chat if it asks what you're looking for, and at the latest on the first or second date, before it gets physical. One plain sentence is enough: “I like meeting you, and I'm not looking for anything serious right now. How about you?” Then believe the answer, too. It costs you a few people, and it spares you the conversation in which someone feels led on.",
    more: 'No need for it in the very first text, unless it comes up; a second message or the first date is early enough. If things change for you, say that as plainly.',
  }),
  'not-ready': advice({
    intent: 'commitment',
    words: spoken(
      '(?:not|never) (?:\\w+ )?(?:ready for|looking for|want) (?:a |any |anything )?(?:relationship|serious|commitment|committed|long term)|(?:needs?|wants?) (?:some |more )?(?:time|space)\\b',
    ),
    text: "Take it at face value: for now that's a no to what you may be hoping for, and it says nothing about your worth. Sometimes it means “not yet”, more often “not with anyone at the moment”, and waiting rarely changes it. Ask once what it means in practice: “Thank you for telling me. What would you like us to be?” Then decide by whether you'd be content with exactly that answer for half a year.",
    more: 'If you stay, stay for what is there. If you notice yourself hoping for more each week, say so and take a step back.',
    tie: ['3'],
  }),
  'they-said-love': advice({
    intent: 'commitment',
    words: spoken(
      'HE (?:just |finally )?(?:said|told me|says|tells me) (?:that )?(?:HE )?(?:i |already )?loves? (?:you|me)\\b',
    ),
    text: "That's a big thing to hear, and a lovely one. You don't owe the same words back, only an honest answer: if you feel it, say it; if not yet, “That makes me really happy. I'm not quite there with those words, and I like where this is going” is warm and true. Take {name}'s hand while you say it. How does it feel to have heard it?",
    more: 'Don’t hurry to match it. Words said out of politeness are harder to live with than a kind “not yet”.',
    tie: 'heart',
  }),
  'first-date-at-home': advice({
    intent: 'boundaries',
    words: spoken(
      '(?:come (?:over|to)|meet (?:at|me at)|invited me to|at|to) (?:HIS|my) (?:place|home|apartment|house|flat)\\b',
    ),
    text: "For the first dates I'd say no to anyone's home, however nice someone is: meet in public, tell a friend where you are, and have your own way back. Say it lightly: “I'd rather meet out the first times. How about the café on the corner?” A good person won't mind for a second, and if {name} pushes, you've learned something important. Later, go when you want to, not because it would be awkward to refuse.",
    more: 'When you do go, tell a friend the address and when you will write, and keep the freedom to leave at any point.',
    tie: 'dates',
  }),
  flirting: advice({
    intent: 'confidence',
    words: spoken(
      '(?:how (?:do|can|to|should) (?:i )?|better at |good at |bad at )(?:flirt\\w*|compliment\\w*|be (?:more )?(?:charming|interesting|attractive)|make HIM (?:laugh|like me|fall))|flirt\\w*',
    ),
    text: "Flirting is mostly attention with a smile: hold eye contact one second longer, pick up a detail, and tease gently about something they're proud of. Compliment a choice rather than a body: “You tell stories so well, I forgot my coffee.” Then leave a small pause; that's where it gets interesting. If {name} plays along, go on, and if not, be simply friendly.",
    more: 'Try it on people where nothing is at stake, the barista or the person in the elevator. It is a muscle, not a talent.',
    tie: ['1', 'humor'],
  }),
  'looked-up-online': advice({
    intent: 'jealousy',
    words: spoken(
      '(?:google|stalk\\w*|look(?:ing|ed)? (?:HIM )?up|(?:check\\w*|look\\w*|search\\w*|scroll\\w*|found|read\\w*|watch\\w*) (?:\\w+ ){0,4}(?:instagram|insta|facebook|social media|tiktok|linkedin|profiles?|feed)|follow\\w* HIM)',
    ),
    text: "A quick look before a first meeting, to see that someone is who they say, is sensible. Reading years of posts is not: you'll know things you can't ask about and invent the rest. Set yourself a limit of five minutes, and ask {name} in person about anything that makes you wonder. If checking calms you only for an hour, that's a sign to put the phone away and talk.",
    more: 'Mute rather than follow while it is new. You want to meet the person, not the feed.',
  }),
  'a-habit': advice({
    intent: 'different-values',
    words: spoken(
      'HE (?:\\w+ )?(?:smokes?|vapes?|drinks? (?:too|a lot)|gambl\\w*|snores?|chews?|swears?|is (?:messy|vegan|vegetarian|a smoker)|hates? (?:dogs?|cats?|animals)|has (?:a )?(?:dogs?|cats?|tattoos?))',
    ),
    text: "Ask yourself whether it bothers you or whether you couldn't live with it; those are different sizes. A habit rarely changes for a new person, so picture it exactly as it is on an ordinary Tuesday in two years. If you could shrug, let it go for good and don't bring it up every week. If you couldn't, say so early and kindly, because waiting for someone to change is unfair to both.",
    more: 'If it would make you leave however well the rest fits, it belongs on your list as a must-have.',
    tie: ['health', 'family'],
  }),
  'star-signs': advice({
    intent: 'small-talk',
    words: spoken(
      '(?:star|zodiac) signs?|horoscopes?|astrolog\\w*|(?:is|are) (?:a )?(?:scorpio|leo|virgo|gemini|aries|taurus|cancer|libra|sagittarius|capricorn|aquarius|pisces)',
    ),
    text: "I can't read stars, only ratings, so I won't pretend. As a conversation on a date it's great fun, though: ask what fits and what doesn't, and you'll hear how someone sees themselves. If you want an answer about a person, look at how they treated you the last time you met.",
    more: 'Ask {name} which part of their sign is completely wrong. That answer is usually the interesting one.',
  }),
} as const satisfies Record<string, Situation>;
