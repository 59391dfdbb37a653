import type { Facet } from './facets';
import type { Theme } from './themes';

/** Words to send or to say, with how to use them. `{name}` in `words` is the match's first name. */
interface Words {
  readonly intro: string;
  readonly words: string;
}

export interface ThemeTexts extends Readonly<Record<Exclude<Facet, 'say' | 'tell'>, string>> {
  readonly say: Words;
  /** For someone who goes on telling. */
  readonly hear: readonly [string, string, string];
}

/** What can be said on a theme to each of the short questions that follow an answer. */
export const THEME_TEXTS: Readonly<Record<Theme, ThemeTexts>> = {
  texting: {
    say: {
      intro: 'Short, and with something easy to answer in it:',
      words: "Hey {name}, how's your week going? I'd like to see you. Are you around [on Thursday]?",
    },
    when: "There's no prize for waiting: if it's your turn, today is fine. If your last message is still unanswered, give it until the weekend, then send one light one and leave it.",
    'if-no':
      "Then that's an answer too, even though it's a lousy one. Leave it at that one message, mute the chat, and give the evening to someone who writes back. You wouldn't have lost anything by asking.",
    should:
      "If the last message wasn't yours, yes, write. If it was, wait a few days, then send one short message with a plan in it. Two unanswered in a row is where I'd stop.",
    means:
      "Probably less than it feels like. Writing is easy; making time is what costs something. So I'd read the plans, not the messages: does {name} suggest a day, or say yes when you do?",
    next: 'One message with a day and a place in it, then phone away. What comes back in the next few days tells you more than anything you could reread tonight.',
    hear: [
      "Okay, that's useful to know. I'd answer what was actually said, in one or two lines, and see whether a plan comes out of it. Want me to write it?",
      "I see. Waiting is the tiring part, so make it smaller: one message from you, a day by which you'd expect something, and until then it isn't your job anymore.",
      'Got it. Do you want words to send, or would it help more to leave it for tonight?',
    ],
  },
  'stood-up': {
    say: {
      intro: 'Once, calm and without a joke to soften it:',
      words: "Hi {name}, I waited for you. I hope you're all right. What happened?",
    },
    when: "Tomorrow, when you're warm and less angry. If nothing has come by then, one message is enough.",
    'if-no':
      "Then you know, and it isn't about you. Someone who leaves a person waiting and has no word for it afterward doesn't get a second evening.",
    should:
      "You don't have to; the next word isn't yours. If you'd sleep better knowing, one short question is fine. If you'd rather keep your pride, silence is just as right.",
    means:
      "That someone didn't manage to send one line. Maybe something happened, maybe it was cowardice; either way, it says nothing about what you're worth.",
    next: "Tonight: something warm, and someone who does show up for you. Then leave the next move where it belongs, which isn't with you.",
    hear: [
      'Not turning up, or canceling late, is on the person who does it and no measure of you. Leave the next suggestion to the other side, and keep your own week full.',
      "Don't do the work of explaining it for {name}: a real reason usually comes with a new day. Has one been offered?",
      'Of course that stings. What would do you good now: being angry for a while, or being distracted?',
    ],
  },
  ending: {
    say: {
      intro: 'Kind and clear, with nothing to misread:',
      words:
        "{name}, I've enjoyed getting to know you, and I've noticed this isn't right for me. I'd rather tell you than let it fade. I wish you all the best.",
    },
    when: "Soon, and at a time when the other person isn't on the way to work or alone at midnight. Early evening is kind. Waiting for a better moment mostly means waiting.",
    'if-no':
      "Then you listen for a minute, stay kind, and don't argue: “I understand, and I've made up my mind.” You aren't responsible for making it painless, only for being honest.",
    should:
      "If you've thought it more than twice and felt relieved each time, you know. You don't need a bigger reason than that.",
    means:
      "It means this one didn't fit, at this time, as far as it went. It isn't a grade. What you learned about what you want stays with you.",
    next: 'Give yourself a quiet evening. Then archive the card when you feel like it; nothing you noted gets lost, and no one new has to follow right away.',
    hear: [
      'Endings are rarely neat. If something is still unsaid, put it into one kind sentence; if not, let it rest for this week.',
      "It's allowed to be a relief and a little sad at the same time. Neither means it was wrong.",
      "There's nothing you have to do about it tonight. Sleep on it, and decide tomorrow whether anything still needs saying.",
    ],
  },
  exclusive: {
    say: {
      intro: 'Face to face, on an ordinary day, starting with yourself:',
      words:
        "I like what this is becoming, and I don't want to leave you guessing where I am with it. I'd like to talk about what you and I want, without a rush. How do you see it?",
    },
    when: "Before one of you would be hurt to find out. If you can tell that {name} assumes something that isn't true, that moment is now, the next time you're alone and not in a hurry.",
    'if-no':
      "Then believe it. Someone who wants something looser isn't wrong, and neither are you; it just means that hoping won't change it. Decide what you could live with for the next months, not for one more week.",
    should:
      "I'd say it rather than wait. Waiting feels safer, but it means living by someone else's pace without having asked. One honest question, then you decide with an answer instead of a guess.",
    means:
      "Mostly that the two of you haven't talked about it yet. Until you do, each of you fills in the blank, and usually differently.",
    next: 'Work out one sentence for yourself first: what do you want this to be by spring? Then say that sentence, and listen. Everything else follows from the answer.',
    hear: [
      'Then the next step is to hear how the other side sees it: one question, on an ordinary day. Shall I help with the words?',
      'Sort it into two: what has been said out loud between you two, and what is only assumed. The second is what I would ask about first. What would be on that list?',
      "That makes sense. Wanting two different things at once isn't a flaw; it only becomes unfair when someone is left in the dark.",
    ],
  },
  values: {
    say: {
      intro: 'Side by side, on a walk, and without a deadline in it:',
      words:
        "There's something I'd rather ask than wonder about. It matters to me a lot, and I'd like to know how you see it, honestly, not how I'd like to hear it.",
    },
    when: "Soon; this one doesn't get easier with every good weekend. Pick a calm hour, not the end of an evening and not by text. If it decides your next years, it isn't too early.",
    'if-no':
      "A “not yet” can be honest. Then ask two things: what does it depend on, and when would you know? If the answer is a date or a reason, you can wait for it. If it's only “later”, I'd decide how long you can wait, and keep to it.",
    should:
      "Not because of one sentence. First find out which kind of “no” it is: fear, not now, or never. If it's never and it's something you can't give up, then yes, that's the one good reason to stop, however nice the rest is.",
    means:
      "That you may want different lives, or only that no one has said out loud what they want. You can't tell those apart without asking.",
    next: 'Have that one conversation before you plan anything bigger. Write down beforehand what you could live with and what not, so that a lovely evening does not decide it for you.',
    hear: [
      "Then it deserves a real answer, and you deserve to have it soon rather than in a year. Asking isn't pressure; you'd only be saying what's true for you. Do you want words for it?",
      "That makes the clock part of it, and I won't talk you out of it. It's a fair thing to say in so many words: “I can't leave this open for long.”",
      'Being afraid of the answer usually means you already know how much it counts. Still, knowing is kinder to you than hoping.',
    ],
  },
  family: {
    say: {
      intro: 'Keep it small and true, and let them have an opinion:',
      words:
        "There's someone I've been seeing, and it's good for me. Nothing changes between you and me, and you don't have to like it today. You can ask me anything.",
    },
    when: "It isn't about the calendar. Meeting family makes sense when you'd be a little sad if it ended, and when a no would still be possible. A short visit beats a whole holiday.",
    'if-no':
      "Then it isn't the moment, and that's all it is. Nothing breaks because a meeting waits some weeks. Ask what would make it easier, and take the answer seriously.",
    should:
      "If you're unsure, make it smaller rather than saying no: an hour, a coffee, a way to leave. You'll learn more from that than from thinking about it.",
    means:
      "Usually that they're protecting something: a place in your life, or you. That's worth listening to, and it isn't a verdict.",
    next: 'One small step: a first hello that is short and has something to do in it, a game, a walk, a meal that someone has to stir. Then ask each of them, separately, how it was.',
    hear: [
      'Take it slowly, and tell everyone it touches a little in advance, one at a time. Promise only what you can keep. Who should hear it first?',
      "I see. Give it time and don't argue anyone into liking it. Being reliable in the small things for some weeks does more than one long talk.",
      'Okay. Then let it be slow: everyone involved needs a little time to get used to the idea, you included.',
    ],
  },
  money: {
    say: {
      intro: 'Short and kind, with no reasons to argue about:',
      words:
        "{name}, I don't lend money to people I'm getting to know. It's nothing against you, and I hope it works out.",
    },
    when: 'When the bill comes, before anyone has to reach for it. About bigger money: before it costs you something, and never in a hurry.',
    'if-no':
      'If someone gets angry about a no to money, that reaction is the information. A friendly person shrugs and moves on.',
    should:
      "Only what you could give away without minding. Someone you've known for a few dates shouldn't need your money, and a good reason doesn't change that.",
    means:
      "About a dinner: manners, or an offer to be generous. About borrowing: take it seriously. Asking early for money is one of the few things I'd always slow down for.",
    next: "Say no once, without explaining, and watch what happens next. If it stays friendly, fine. If there's pressure or a sad story on top, step back and tell someone you trust.",
    hear: [
      "Generous is nice, and it doesn't oblige you to anything. If it feels uneven, get the next one: “My turn this time.”",
      'That does matter. How someone handles money is worth noticing early, without making it the whole picture.',
      "I see. The cleanest way is to decide beforehand what you'd be comfortable with, and stick to it.",
    ],
  },
  'first-date': {
    say: {
      intro: 'Something easy that leads somewhere:',
      words: "What's been the best part of your week so far? And tell me the story, not the headline.",
    },
    when: 'An hour or so in the late afternoon or early evening is ideal: it can end without explanation, and it can also go on.',
    'if-no':
      'Then you had a coffee with someone and a story to tell. You leave after an hour with “It was nice to meet you”, and no one has lost anything. Most so-so dates are just that, not disasters.',
    should:
      "If you're curious and it's easy to leave, yes. For a first meeting I'd keep it short and in public; several hours are a lot of time with someone you've never met, no matter who suggested it.",
    means: "It's mostly nerves talking: you care how it goes. The other person very likely feels the same.",
    next: 'Sort out three small things: the place, when you have to leave, and one thing you really want to know. The rest you can find out there.',
    hear: [
      "Good to know, so let that shape the plan: an hour, a place you'd like even alone, and one thing to do there. What would be easy to reach for you both?",
      "All right. Then I'd keep it light: an hour, somewhere you like, and one honest question in your pocket.",
      'Good. Is there something in particular you would like to be ready for?',
    ],
  },
  grief: {
    say: {
      intro: 'If someone asks, this is enough:',
      words:
        "I'm taking a little time for myself right now. It isn't about you, and I'll get in touch when I'm ready.",
    },
    when: "When thinking of someone new feels more like curiosity than like homework. That comes in waves, and there's no date by which it should have.",
    'if-no': "Then it takes longer, and that's allowed. You aren't late for anything.",
    should:
      'Only if it does you good. Dating to get over something mostly makes the something louder. A pause costs you nothing that was really yours.',
    means:
      "It's normal. You don't compare because you want the past back, but because it is the only measure you have so far. New evenings slowly give you others.",
    next: "Keep it small: tell the people you're seeing that you're slow at the moment, archive anyone you don't want to think about, and put one nice thing with a friend into the week. Everything here waits for you.",
    hear: [
      "That's a lot to carry. Put one small good thing where it's heaviest this week: a call, a walk, something warm. When is it heaviest?",
      "I'm glad you say it. What would make this week a little lighter, and who could help with that?",
      "That's a lot of life, of course it leaves a mark. You don't have to be finished with it to be allowed good days.",
    ],
  },
  concern: {
    say: {
      intro: 'What you noticed, how it is for you, and a question:',
      words:
        "There's something small that stays with me: {complaint|[what you noticed]}. I'd rather ask you than make something of it by myself. How do you see it?",
    },
    when: "At the next calm moment, when it's just the two of you, and only one thing at a time. I'd start with what you've seen yourself; what's missing can wait.",
    'if-no':
      "Watch what happens then: curious or sorry is good, defensive for a moment is human, mocking you or turning it around isn't. The reaction tells you more than the matter itself.",
    should:
      "If you'd still be thinking about it next week, yes, say it. Small and early is much easier than big and late. If it would only be to hear “it's all fine”, let it rest.",
    means:
      'Once is a moment, twice is a question, and only a habit is an answer. What counts is how {name} is with you when you bring it up.',
    next: "Pick the one thing that bothers you most, say it once in one sentence, and then look at the following two or three times. You'll know by then.",
    hear: [
      "Keep it as what it is, one thing you've noticed, and ask about it once before you weigh it. What would you like to be different next time?",
      "You don't have to prove anything to bring it up; that it stays with you is reason enough for one question. Shall I write it?",
      'Look at the next two times with that in mind, and write down what you see. Then you decide on more than one evening.',
    ],
  },
  romance: {
    say: {
      intro: 'Simple, and the day after at the latest; no one minds old-fashioned:',
      words:
        "I'm still smiling about last night. I'd like to see you again soon, are you free [on Thursday]?",
    },
    when: "Today. When something was good, saying so early doesn't make it smaller.",
    'if-no':
      "Then it was a good evening, and it stays one. You said something true; that's never embarrassing for long.",
    should:
      "Yes, if it's what you'd like to do. People overthink the how; being glad to hear from someone hardly depends on whether it's a call or a message.",
    means:
      "That you like each other's company, at the least. How it goes on you'll see from what both of you plan next.",
    next: 'Enjoy it for a day. Then suggest the next time with a day in it, and write down a moment or two while they are fresh.',
    hear: [
      'That sounds lovely. Those are the things worth remembering when you rate it later: not the fireworks, but what someone did.',
      "I like that. Let it be good for a while; there's nothing you have to make of it yet.",
      'What a nice picture. Would you like to tell {name} what you liked about it? People rarely hear that.',
    ],
  },
  message: {
    say: {
      intro: 'If you want to add a line, make it something only the two of you know:',
      words: 'By the way, I still think of [the waiter with the hat].',
    },
    when: "Now is fine, if it's before ten or so; otherwise tomorrow around noon. Don't sit on it until it feels perfect, it won't.",
    'if-no':
      "Then you say “no worries, another time” and leave the next suggestion to {name}. You'll know where you stand, and you asked nicely. That's all you can do from your side.",
    should:
      "Send it if you'd be glad about a yes. If you'd mostly be sending it to calm yourself, sleep on it. And leave out anything that would make a no awkward.",
    means:
      "A message with a day in it is easy to answer. If the answer is vague anyway, that's information about interest, not about your wording.",
    next: "Send it, then put the phone in another room for an hour. Whatever comes back, you've done your part.",
    hear: [
      'Good. Then leave it there, and let the answer come.',
      'That helps. Tell me what to add or leave out, and I will change it.',
      'Okay. Do you want it different, or is it ready to send?',
    ],
  },
};
