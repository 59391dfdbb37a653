import { advice } from '../advise';
import type { Situation } from '../situation';
import { spoken } from '../situation';

/** What people do that may or may not be a bad sign. */
export const LET_DOWNS = {
  'canceled-again': advice({
    intent: 'red-flags',
    words: spoken(
      '(?:cancell?ed|cancels|bailed|flaked|postponed|called off|moved).*(?:again|twice|second time|third time|number times|always|keeps)|(?:again|twice|keeps?|always) (?:\\w+ )?(?:cancell?\\w*|bail\\w*|flak\\w*|postpon\\w*)',
    ),
    text: "Ugh, that's a letdown, and it's fair to be annoyed. Once is life; more than once starts to tell you how {name} treats your time. What I'd look at is what came with it: a real reason, an apology without being asked, and above all a new day. You could write: “Too bad. I'd still like to see you, so you pick the day this time.” Then let {name} do the next step.",
    more: 'If there is no new day within a week, take that as the answer for now. You do not need to be angry to stop waiting.',
    tie: ['5'],
  }),
  canceled: advice({
    intent: 'red-flags',
    words: spoken(
      '(?:cancell?ed|bailed|flaked|postponed|called off|calling off|last minute)\\b.*|cancel(?:s|ing)? on me',
    ),
    text: "That's disappointing, especially when you were looking forward to it. One canceled date says little; how it was canceled says more. A reason, a sorry and a new day mean {name} still wants to see you. If the new day is missing, you can make it easy: “No problem. Does Sunday work instead?” If that gets a vague answer, leave the next move to {name}.",
    more: 'Do something nice with the evening anyway. And write down how you felt before you hear the explanation; it helps you judge it fairly later.',
    tie: ['5'],
  }),
  late: advice({
    intent: 'red-flags',
    words: spoken(
      '(?:was|is|came|comes|arriv\\w+|show\\w* up|being|always|number (?:min\\w*|hours?)|minutes|an hour|half an hour) (?:\\w+ )?(?<!too )late\\b|late (?:again|every|all the time|and (?:did|no))|keeps? me waiting|kept me waiting|unpunctual',
    ),
    text: "Being late once isn't a red flag; being late for long without a word is worth mentioning, and you're not too strict for minding. The missing message is the part that counts: it takes ten seconds and says “I know you're waiting.” Say it lightly and once: “I had a great time. Next time, text me if you're running late, okay?” What {name} does the next time is your answer.",
    more: 'If it happens again after you have said it, it is no longer an accident but how it will be. Then the question is only whether you can live with that.',
    tie: ['5'],
  }),
  'two-stories': advice({
    intent: 'trust',
    words: spoken(
      '(?:two|number|different) (?:\\w+ )?(?:versions?|stories)|version of the (?:same )?story|story (?:changed|changes|does not add up|did not add up)|(?:does|did|do) not add up|caught HIM (?:lying|in a lie)|(?:lied|lying|lies) (?:to me|about)',
    ),
    text: "It's worth a question, not yet a verdict: people tell old stories differently because they're ashamed, or because they simplify, and sometimes because one of the versions isn't true. Ask soon and calmly, with both versions in one sentence: “You told me it ended one way, and last time it sounded different. How was it really?” A plain answer helps trust; irritation, mockery or a third version is a serious sign.",
    more: 'You need not decide tonight. Write down both versions while you remember them, ask once, and then look at whether what you hear fits what you see.',
    tie: ['5', 'honesty'],
  }),
  'talks-about-ex': advice({
    intent: 'jealousy',
    words: spoken(
      'HIS ex\\b|(?:talk\\w*|mention\\w*|text\\w*|friends|contact|touch|over|misses|lives|photos?) (?:\\w+ ){0,3}(?:with |about |to |of )?(?:HIS|an|the) ex\\b|HE (?:is )?(?:still )?(?:in (?:contact|touch)|friends) with',
    ),
    text: "It depends on the tone, not the topic. Having loved someone before is normal, and being on decent terms can even speak for {name}; what should make you careful is heat, in either direction: long anger, longing, or news from the ex every time you meet. Say what you notice about yourself: “When you talk about your ex a lot, I'm not sure where I stand. Can you tell me?” Then listen whether the answer has you in it.",
    more: 'A useful measure is the calendar: how long ago it ended, and whether the stories have an ending. If both are fine, let it rest for a few dates.',
    tie: ['5', '2'],
  }),
  'on-their-phone': advice({
    intent: 'red-flags',
    words: spoken(
      '(?:on|at|check\\w*|look\\w* at) (?:HIS|the) phone|phone (?:all|the whole|during|while|constantly)',
    ),
    text: "It's fair to mind, and easy to say: “I'd love to have you here without the phone for an hour.” Said warmly, that's an invitation and not a complaint. Once can be a bad day or a sick friend; if it stays like that after you've said it, you know how much attention is on offer.",
    more: 'Go first: put yours away visibly when you sit down. Most people follow.',
    tie: ['4', 'communication'],
  }),
  'asks-nothing': advice({
    intent: 'red-flags',
    words: spoken(
      '(?:never|did not|does not|barely|hardly|not) ask(?:ed|s)? (?:me )?(?:a |any |one |single |anything|much|back|questions?|about me)|(?:spoke|talk\\w*) (?:only|just|nonstop|all evening|the whole time) about|(?:only|just|always) (?:talk\\w*|spoke) about (?:himself|herself|themselves|themself|work)',
    ),
    text: "That's tiring, and you noticed something real: being asked back is how you feel whether someone is curious about you. Nerves make many people talk, so I'd give it one more date with a small test: stop filling in, tell one thing about yourself, and see whether {name} picks it up. If a second evening is the same monologue, you don't need a third.",
    more: 'You can also say it playfully: “Your turn to interview me.” Someone who was only nervous will laugh and ask.',
    tie: ['2', '4', 'curiosity'],
  }),
  'friends-dislike': advice({
    intent: 'meet-friends',
    words: spoken(
      '(?:friends?|sister|brother|mom|mother|dad|father|parents|family|roommate) (?:\\w+ ){0,3}(?:does not|do not|not|dislikes?|hates?|thinks? (?:HE|i)|says? (?:HE|i should)|is against|warned|worried|can not stand)',
    ),
    text: "Listen to what they saw rather than to the verdict. Ask for the moment: “What happened that made you think so?” If it's something {name} did, take it seriously, because friends often notice what we explain away. If it's a feeling or a taste, thank them and keep your own eyes; they won't be the ones on the dates. You don't owe anyone a choice that pleases the group.",
    more: 'A calm test: tell them only what was said and done, without your reading of it, and hear what they make of that.',
    tie: 'fit',
  }),
  'still-on-apps': advice({
    intent: 'exclusivity',
    words: spoken(
      '(?:still|active|online|back|again) (?:\\w+ ){0,2}(?:on|in) (?:the |a |HIS )?(?:dating )?(?:app|apps|tinder|bumble|hinge|profile)|(?:saw|found) HIS profile',
    ),
    text: "It says that you two haven't agreed on anything yet, and not more than that. Unless you've promised each other to stop, both of you may look around. If it hurts to see it, that's useful to know: you want more than the current arrangement. Tell {name} what you want instead of what you saw: “I'd like to stop seeing other people. How do you feel about that?”",
    more: "Don't keep checking the profile; it only feeds the guessing. One clear question ends it.",
    tie: ['5', '3'],
  }),
  'rude-to-others': advice({
    intent: 'red-flags',
    words: spoken(
      '(?:HE|xmatch) (?:\\w+ ){0,3}rude|rude (?:at|to|with|about)|(?:yelled|snapped|mean|nasty|unfriendly|arrogant) (?:at|to|with) (?:the )?(?:waiter|waitress|staff|driver|people|others|cashier|server)',
    ),
    text: "I'd take that seriously: how someone treats people they don't need to impress is often how they'll treat you on a bad day. One sharp word under stress can happen, and then a sorry follows. Tell {name} what you saw: “The way you spoke to the waiter made me uncomfortable.” If it gets laughed off, you've learned something no pleasant evening can outweigh.",
    more: 'Write it into the notes of that date while you remember the exact words. On the next date you will see whether it was the day or the person.',
    tie: ['kindness', 'patience', '5'],
  }),
} as const satisfies Record<string, Situation>;
