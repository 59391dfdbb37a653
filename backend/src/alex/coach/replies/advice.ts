/** Advice that needs no figures. `ask` is what a message must contain; the first matching topic wins. */
interface Advice {
  readonly topic: string;
  readonly ask: RegExp;
  readonly text: string;
}

const ADVICE: readonly Advice[] = [
  {
    topic: 'first date',
    ask: /\b(first date|before (the|my|our) date|get ready|prepare|nervous|anxious|anxiety|shy|what to wear)\b/,
    text: 'Keep a first date short and easy to leave: a coffee and a walk beat a long dinner. Meet in public, tell a friend where you are, and have your own way home. Bring two real questions about your most important standards and one story of your own. Nerves are normal; curiosity about the other person is the best cure, because it takes your mind off yourself.',
  },
  {
    topic: 'questions',
    ask: /\b(what (should|can|do) (i|we) (ask|talk about)|questions? to ask|conversation|small talk|talk about|communicat\w*)\b/,
    text: 'Ask for stories rather than facts: "When did you last change your mind about something?" opens more than "What do you do?". Follow up on what you hear instead of working through a list, and answer your own question too. If one of your standards is about values or plans, ask how they live by them today, not what they hope for.',
  },
  {
    topic: 'texting',
    ask: /\b(text(ing|ed|s)?|messag(e|es|ing)|reply|replies|replying|ghost(ed|ing)?|left (me )?on read|double text)\b/,
    text: 'Use messages to set up the next date rather than to build a relationship: tone gets lost, and silences invite guessing. Say plainly what you want ("I had a good time, are you free on Thursday?"). If someone doesn\'t answer, one friendly reminder is fine. After that, silence is an answer, and it says more about where they are than about you.',
  },
  {
    topic: 'red flags',
    ask: /\b(red flags?|deal ?breakers?|warning signs?|lied|lying|lies|cheat(ed|ing|er)?|rude|disrespect\w*)\b/,
    text: "Sort what bothers you into two piles: things that aren't to your taste, and things about how you're treated. The first may soften; the second rarely does. Look for patterns over several dates: how they talk about others, what happens when you say no, whether their actions match their words. You're allowed to have a hard line: that's what a standard is.",
  },
  {
    topic: 'boundaries',
    ask: /\b(boundar(y|ies)|say no|saying no|too fast|slow(er)? down|space|consent|comfortable|uncomfortable)\b/,
    text: 'A boundary is a sentence about yourself: "I like to take this slowly" needs no defense. Say it early and calmly, and watch what happens next. Someone who is good for you will be glad to know where you stand. If your no gets argued with, mocked or ignored, believe that rather than the apology that follows.',
  },
  {
    topic: 'conflict',
    ask: /\b(argu(e|ed|ing|ment)|fight|fought|conflict|disagree\w*|angry|upset with|apolog\w*)\b/,
    text: "Wait until you're both calm, then start with what you noticed and how it felt, without judging the person. Ask how it looked from their side before you explain yours. Whether you disagree matters less than whether you find your way back to each other: notice how long that took and who reached out.",
  },
  {
    topic: 'loneliness',
    ask: /\b(lonely|loneliness|alone|sad|depressed|down today|miserable|empty)\b/,
    text: "I'm sorry. That's a heavy feeling, and it says nothing about your worth. Before the next date, find a little ordinary company today: a call, a walk with someone, a place where people know you. Dating goes better from there, because no one has to fill the whole gap. If it lasts for weeks or gets darker, talk to a doctor or a counselor; findahelpline.com lists people who listen for free.",
  },
  {
    topic: 'letting go',
    ask: /\b(break(ing)? ?up|broke up|breakup|end (it|things)|let(ting)? (him|her|them|it|go)|move on|moving on|my ex|rejected|rejection|heart ?broken)\b/,
    text: "Ending things is a skill: be brief, kind and clear, and don't leave a door open that you mean to close. Say what's true for you rather than what's wrong with them. If they ended it, take the sadness seriously and keep your days ordinary: sleep, people, movement. Archive the match when you're ready; nothing you learned is lost, and it still counts in your patterns.",
  },
  {
    topic: 'confidence',
    ask: /\b(confiden\w*|self[- ]?esteem|insecure|not good enough|awkward|overthink\w*|jealous\w*|trust issues?)\b/,
    text: "Confidence on a date is mostly attention turned outward. Before you go, name one thing you'd like to find out and one thing you'd like them to learn about you. Afterward, score the date before you replay it in your head: the numbers are kinder and more exact than a worried memory. One awkward moment is rarely what the other person remembers.",
  },
  {
    topic: 'commitment',
    ask: /\b(commit\w*|exclusive|serious|relationship talk|what are we|define the relationship|move in|moving in|meet (the|my|their|his|her) (parents|family)|marr(y|iage|ied)|long[- ]?distance)\b/,
    text: 'Have the talk when you could live with either answer. Say what you want first ("I\'d like to stop seeing other people. How do you feel about that?") instead of asking what they want. Agree on what it means day to day: time, plans, other people. If your goals differ, it\'s better to hear it now, even if it hurts.',
  },
  {
    topic: 'profile',
    ask: /\b(profile|bio|photos?|dating apps?|tinder|hinge|bumble|swip(e|ing)|online dating)\b/,
    text: "Write a profile that lets the wrong people scroll past: two concrete things you do, one thing you're looking for, and something easy to reply to. Your photos should be recent and show your face, all of you, and something you love doing. Then limit the time you spend choosing: a short first meeting tells you more than weeks of messages, because chemistry is the hardest thing to judge from a screen.",
  },
  {
    topic: 'burnout',
    ask: /\b(tired of|exhaust\w*|burn(ed|t)? ?out|give up|giving up|hopeless|take a break|taking a break|fed up)\b/,
    text: 'Being tired of dating is a signal, not a failure. Take a break with an end date, and use it to look back: who gave you energy, and what did those dates have in common? When you return, go for fewer, better dates, and drop the kind of dating that takes more than it gives.',
  },
  {
    topic: 'chemistry',
    ask: /\b(chemistry|spark|attract(ed|ion|ive)|butterflies|physical\w*|kiss(ed|ing)?|intima\w*|sex)\b/,
    text: "A spark tells you there's attraction; it doesn't tell you how you'll be treated. It can grow over a few dates, and it can blind you. That's why it sits next to your standards here instead of inside them. If it's missing, try one date with a shared activity before you decide; if it's overwhelming, rate your standards the next morning.",
  },
];

export function adviceFor(text: string): Advice | undefined {
  return ADVICE.find(({ ask }) => ask.test(text));
}
