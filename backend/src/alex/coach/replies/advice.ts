/** Advice that needs no figures. `ask` is what a message must contain; the first topic that fits is taken. */
interface Advice {
  readonly topic: string;
  readonly ask: RegExp;
  readonly text: string;
}

const ADVICE: readonly Advice[] = [
  {
    topic: 'first date',
    ask: /\b(first date|before (the|my|our) date|get ready|prepare|nervous|anxious|anxiety|shy|what to wear)\b/,
    text: 'Keep a first date short and easy to leave: a coffee and a walk beat a long dinner. Meet in public, tell a friend where you are, and have your own way home. Go in with two real questions that touch your most important standards and with one story of your own. Nerves are normal; being curious about the other person is the best cure, since it takes your attention off yourself.',
  },
  {
    topic: 'questions',
    ask: /\b(what (should|can|do) (i|we) (ask|talk about)|questions? to ask|conversation|small talk|talk about|communicat\w*)\b/,
    text: 'Ask for stories rather than for facts: "When did you last change your mind about something?" opens more than "What do you do?". Follow up on what you hear instead of moving down a list, and answer your own question too. If a standard of yours is about values or plans, ask how they live it today, not what they hope for.',
  },
  {
    topic: 'texting',
    ask: /\b(text(ing|ed|s)?|messag(e|es|ing)|reply|replies|replying|ghost(ed|ing)?|left (me )?on read|double text)\b/,
    text: 'Use messages to arrange the next meeting rather than to build a relationship: tone gets lost, and gaps invite guessing. Say plainly what you want ("I had a good time, are you free on Thursday?"). If somebody does not answer, one friendly reminder is fine. After that, silence is an answer, and it says more about their readiness than about you.',
  },
  {
    topic: 'red flags',
    ask: /\b(red flags?|deal ?breakers?|warning signs?|lied|lying|lies|cheat(ed|ing|er)?|rude|disrespect\w*)\b/,
    text: 'Sort what bothers you into two piles: things that are not your taste, and things about how you are treated. The first may soften; the second rarely does. Look at patterns over several dates, how they speak of others, what happens when you say no, whether words and deeds agree. A hard line is allowed: it is called a standard.',
  },
  {
    topic: 'boundaries',
    ask: /\b(boundar(y|ies)|say no|saying no|too fast|slow(er)? down|space|consent|comfortable|uncomfortable)\b/,
    text: 'A boundary is a sentence about yourself: "I like to take this slowly" needs no defence. Say it early and calmly, and watch what happens next. Somebody who is good for you is relieved to know where you stand. If a no is argued with, mocked or ignored, believe that rather than the apology after it.',
  },
  {
    topic: 'conflict',
    ask: /\b(argu(e|ed|ing|ment)|fight|fought|conflict|disagree\w*|angry|upset with|apolog\w*)\b/,
    text: 'Wait until both of you are calm, then start with what you noticed and how it felt, without a verdict about the person. Ask what it was like on their side before you explain yours. It matters less whether you disagree than whether you find back to each other: note how long that took and who reached out.',
  },
  {
    topic: 'loneliness',
    ask: /\b(lonely|loneliness|alone|sad|depressed|down today|miserable|empty)\b/,
    text: 'I am sorry, that is a heavy feeling, and it says nothing about your worth. Before the next date, look for one ordinary contact today: a call, a walk with somebody, a place where people know you. Dating goes better from there, since nobody has to fill the whole gap. If it stays for weeks or gets darker, talk to a doctor or a counsellor; findahelpline.com lists people who listen for free.',
  },
  {
    topic: 'letting go',
    ask: /\b(break(ing)? ?up|broke up|breakup|end (it|things)|let(ting)? (him|her|them|it|go)|move on|moving on|my ex|rejected|rejection|heart ?broken)\b/,
    text: 'Ending is a skill: be brief, kind and clear, and do not leave a door open that you mean to close. Say what is true for you rather than what is wrong with them. If it was done to you, take the sadness seriously and keep your days ordinary: sleep, people, movement. Archive the match when you are ready; nothing you learned is lost, and your patterns keep counting it.',
  },
  {
    topic: 'confidence',
    ask: /\b(confiden\w*|self[- ]?esteem|insecure|not good enough|awkward|overthink\w*|jealous\w*|trust issues?)\b/,
    text: 'Confidence on a date is mostly attention pointed outward. Before you go, name one thing you would like to find out and one thing you would like to be known for. Afterwards score the date before you replay it in your head: the numbers are kinder and more exact than a worried memory. One awkward moment is rarely what the other person goes home with.',
  },
  {
    topic: 'commitment',
    ask: /\b(commit\w*|exclusive|serious|relationship talk|what are we|define the relationship|move in|moving in|meet (the|my|their|his|her) (parents|family)|marr(y|iage|ied)|long[- ]?distance)\b/,
    text: 'Have the talk when you could live with either answer. Say what you want first ("I would like to stop seeing others, how is that for you?") instead of asking what the other one wants. Agree on what it means in daily life: time, plans, other people. If your goals differ, hearing it now is a gain, even when it hurts.',
  },
  {
    topic: 'profile',
    ask: /\b(profile|bio|photos?|dating apps?|tinder|hinge|bumble|swip(e|ing)|online dating)\b/,
    text: 'Write a profile that the wrong people pass by: two concrete things you do, one that you look for, and something easy to answer. Photos should show your face, your whole self and something you love doing, all of them recent. Then limit the time you spend choosing: meeting early and briefly tells you more than weeks of messages, since a first meeting is where screens are least able to predict.',
  },
  {
    topic: 'burnout',
    ask: /\b(tired of|exhaust\w*|burn(ed|t)? ?out|give up|giving up|hopeless|take a break|taking a break|fed up)\b/,
    text: 'Being tired of dating is a signal and not a failure. Take a pause with an end date, and use it to look at your record: who gave you energy, and what did those dates have in common? When you come back, go for fewer and better meetings, and drop whatever form of dating costs you more than it gives.',
  },
  {
    topic: 'chemistry',
    ask: /\b(chemistry|spark|attract(ed|ion|ive)|butterflies|physical\w*|kiss(ed|ing)?|intima\w*|sex)\b/,
    text: 'A spark tells you that something is alive; it does not tell you how you will be treated. It can grow over a few meetings, and it can blind. That is why it stands beside your standards here and not inside them. When it is missing, try one date with some shared activity before you decide; when it is overwhelming, rate your standards the next morning.',
  },
];

export function adviceFor(text: string): Advice | undefined {
  return ADVICE.find(({ ask }) => ask.test(text));
}
