import type { Intent } from '../../intents';

/** Advice that rests on no record. `more` is for someone who asks again; `then` is a question to go on with. */
export interface Advice {
  readonly text: string;
  readonly more: string;
  readonly then?: Intent;
  /** Whether the fit of the match it is about belongs into it; in grief, no percentage does. */
  readonly usesRecord?: boolean;
}

export const ADVICE = {
  'first-date': {
    text: 'Keep a first date short and easy to leave: a coffee and a walk beat a long dinner. Meet in public, tell a friend where you are, and have your own way home. Wear what you feel like yourself in, one notch nicer than usual. Bring two real questions about the standards that matter most to you, and one story of your own.',
    more: "Two things people forget. Decide beforehand how it ends (“I've got an hour and a half”), so that leaving is never awkward. And leave your phone in your pocket: you'll judge better from what you noticed than from what you imagined. Afterward, score the date before you talk it over with anyone.",
    then: 'questions-to-ask',
  },
  nerves: {
    text: "Nerves are normal, and they mostly show that you care. Before you go, breathe out longer than you breathe in for a minute or two, and walk the last few blocks. Give yourself one small job: find out one thing you're truly curious about. Curiosity takes your attention off yourself, and that's where nerves live. You can also just say it: “I'm a little nervous, nice to meet you” makes most people like you more.",
    more: "If it comes up in the middle of a date, go slower instead of filling the silence: take a sip, look around, ask about something in front of you both. You aren't there to pass a test; you're both finding out whether you'd like a second hour. And if nerves keep you from going at all, start smaller: a short video call or a coffee near home.",
  },
  'after-date': {
    text: "If you haven't scored it yet, do that first, while it's fresh: what you noticed weighs more than what you make of it tomorrow. And if you enjoyed it, say so the same evening or the next day, with something specific and a real suggestion: “I liked hearing about your garden. Coffee on Sunday?” You don't have to wait three days, and a clear message says more about you than clever timing.",
    more: "If you aren't sure yet, that's an honest answer too. Ask yourself two things: would you be curious to hear how their week went, and did you like who you were with them? Two yeses are worth another date. You don't need a spark to be certain, and you don't owe anyone a second date.",
    then: 'draft-ask-out',
  },
  'bring-it-up': {
    text: "Choose a calm moment side by side, on a walk rather than across a table, and begin with why you ask: “I like where this is going, so I'd rather ask than wonder.” Then say what you noticed, without a verdict, and stop: “You told me that story twice, and it was a little different. How was it?” For big subjects such as children, start with yourself: “I've always pictured kids. Do you have a picture?” Then listen longer than is comfortable.",
    more: "Keep one sentence in your head and let the rest be a conversation: “There's something small I keep thinking about. Can I ask you?” How they take it matters as much as what they answer: curious is a good sign, hurt that comes back to the subject is fine, mocking or turning it around on you is not. Too early is when you'd only ask to be calmed; the right time is when the answer would change what you do.",
    then: 'boundaries',
  },
  'say-what-i-want': {
    text: "Early and lightly: by the second date, or before anyone sleeps with anyone. One sentence is enough: “Just so you know where I am: I'm enjoying meeting people and not looking for something serious right now. How is it for you?” The same works the other way around. Both wishes are fine; what hurts people is finding out late. If theirs is different, believe them, and don't wait for them to change.",
    more: 'If they ask first, answer what is true today, not what keeps the evening pleasant. Casual needs its own rules: how often you meet, whether you both see others, protection, and what you do if one of you starts to want more. Check in after a few weeks, because that is when feelings tend to move.',
    then: 'several-people',
  },
  'why-rate': {
    text: "It would be cold to tell people their marks. What you do here is something else: you write down how it was for you, before memory and hope repaint it. The number isn't the person; it's how the dates so far fit what you said matters to you, and it comes with a range that says how little it may know. Your heart has its own number next to it, on purpose. Use it as a second opinion, and overrule it whenever you have a reason you can name.",
    more: "Where it helps most is when feelings are strong: a wonderful evening makes everything else look better, and a lonely week makes anyone look right. Ratings can't find you love or say what will last, and this app doesn't claim it. If a standard once led you to someone you were bored with, that's worth learning from: perhaps what was missing belongs on your list.",
    then: 'heart-or-head',
  },
  texting: {
    text: 'Use messages to set up the next date rather than to build a relationship: tone gets lost, and silences invite guessing. There is no right number. What counts is whether it feels even over a week, and whether plans come out of it. Say plainly what you want: “I had a good time, are you free on Thursday?”',
    more: "Try to match the rhythm you'd be happy with in a year, not the one that keeps the excitement up. If their replies are short, look at what they do instead: someone who texts little but plans the next date is telling you something, and so is someone who writes all day and never finds the time. If the pace bothers you, say it once, kindly, and see what changes.",
    then: 'draft-ask-out',
  },
  ghosting: {
    text: "I'm sorry. Silence after something good is confusing, and it's easy to turn it against yourself. Send one friendly message that's easy to answer, then leave it: “Hey, I enjoyed last week. If you're not feeling it, no hard feelings, just let me know.” If nothing comes in a few days, take the silence as the answer. It says more about how they handle hard conversations than about you.",
    more: "You don't need their reason to close it. What helps is a small ending of your own: archive the match, mute the chat, tell a friend the story once, and then do something with people who do answer. If they turn up again weeks later, you can ask what happened, and decide by what they say about it rather than by how good it feels to hear from them.",
  },
  'stood-up': {
    text: "That's a miserable feeling, and I'm sorry you sat there. It isn't a verdict on you. One message is fair: “I waited until half past. I hope you're okay. What happened?” Then listen for two things: a real reason, and whether they offer to make it right without being asked. Someone who respects your time will do both. If neither comes, you have your answer.",
    more: "For next time: confirm on the day (“Still on for seven?”), pick places where waiting alone is fine, and give it twenty minutes before you leave. Tonight, do something that was good about the evening anyway. If it happened twice with the same person, it isn't bad luck anymore.",
  },
  rejection: {
    text: "It hurts, and it's supposed to: being turned down touches the same nerves as other pain. It also tells you less than it feels like. It's one person's answer about a fit, at one moment, with most of you unseen. A good reply is short: “Thank you for telling me. I wish you well.” Then keep your days ordinary: sleep, people, movement. Don't go looking for the reason in yourself tonight.",
    more: "When it's a little further away, look back once: was there something you'd do differently for your own sake? If yes, keep that and let the rest go. If not, there's nothing to fix. The people who date well aren't those who never hear no; they're those who hear it and stay kind, to the other person and to themselves.",
  },
  'break-up': {
    text: "Be brief, kind and clear, and don't leave a door open that you mean to close. After one or two dates a message is fine; after more than that, say it in person or on a call, unless that wouldn't be safe. Say what's true for you rather than what's wrong with them: “I've enjoyed getting to know you, and I don't see it going further.” You don't owe a debate. If they ask why, one honest sentence is enough.",
    more: "What makes it harder is softening it until it's unclear: “maybe when things calm down” keeps someone waiting. Also hard on both: staying friends from the very next day. Give it some weeks of quiet first. If you feel guilty, that's not a sign you're wrong; disappointing someone honestly is kinder than staying out of politeness.",
    then: 'draft-end',
  },
  heartbreak: {
    text: "I'm sorry. Getting over someone takes longer than anyone likes, and it isn't a straight line. What helps is unspectacular: sleep, food, movement, and people who know you. Put the photos and the chat out of sight for now; every look starts the clock again. If you keep replaying the good parts, write down the whole picture once, the good and the hard, and read that when it pulls.",
    more: "Give it a shape: a few weeks with no contact, one small plan for each weekend, and one thing that was yours before them. You don't have to be over it to be okay. If after some weeks you still can't sleep, eat or work, talk to a doctor or a counselor; findahelpline.com lists people who listen for free. And nothing you learned is lost: an archived match still counts in your patterns.",
  },
  'back-together': {
    text: 'Ask what would be different, concretely, and who has already changed it. Missing someone is a reason to feel sad; it is not yet a reason to try again. Write down why it ended in one sentence. If that reason is still true today, you would be starting the same story a second time. If it has changed, go slowly and treat it like something new: a few dates, scored like any other.',
    more: 'Two honest tests. Would you want it if you had to tell your closest friend tomorrow? And could you live with it if nothing but the calendar had changed? If someone hurt, threatened or controlled you, going back is rarely safer the second time; talk to someone you trust first.',
    then: 'my-patterns',
  },
  boundaries: {
    text: "A boundary is a sentence about yourself, and it needs no defense: “I like to take this slowly”, “I don't talk about my family yet”, “I'm not coming in tonight”. Say it early, calmly and once. Then watch what happens. Someone who is good for you will be glad to know where you stand. If your no gets argued with, mocked or ignored, believe that rather than the apology that follows.",
    more: "If saying no is hard for you, have two sentences ready: “Let me think about it and tell you tomorrow”, and “No, thanks” without a reason. Reasons invite bargaining. Feeling rude afterward is normal; it passes faster than the feeling of having gone along. You're allowed to change your mind at any point, also about things you said yes to.",
    then: 'draft-boundary',
  },
  'red-flags': {
    text: "Sort what bothers you into two piles: things that aren't to your taste, and things about how you're treated. The first may soften; the second rarely does. Worth taking seriously: contempt for others, no that gets ignored, stories that don't add up, hurry to be everything to you, keeping you from your people, anger out of proportion. One sign is a question; the same sign on three dates is an answer.",
    more: 'Look for what repeats: how they talk about former partners, how they treat people who serve them, what happens when plans change or you disagree. A way to check: tell a friend only the facts, without your explanations, and listen to how it sounds. If something scares you, you do not need proof. You can leave first and think later.',
    then: 'must-haves',
  },
  trust: {
    text: "A lie costs twice: what it hid, and every sentence you now have to check. Before you decide, find out what kind it was. Ask plainly, and give them room to answer: “You told me one thing, and I've learned another. Help me understand.” What matters is whether they tell you the whole truth when asked, without making it your fault, and what they do next. Trust comes back through many small kept words, or it doesn't.",
    more: "You don't have to decide today. Set yourself a time and a measure: what would you need to see in the next month to feel safe with them? If you catch yourself checking their phone or their stories, that's a sign that you've decided already and haven't told yourself. With cheating, get tested, and talk to someone who is on your side before you talk about forgiving.",
  },
  conflict: {
    text: "Wait until you're both calm, then start with what you noticed and how it felt, without judging the person: “When you didn't call, I felt unimportant.” Ask how it looked from their side before you explain yours. Whether you disagree matters less than whether you find your way back to each other: notice how long that took and who reached out.",
    more: "Keep one fight to one topic, and ask for something they can actually do: “Next time, text me if it gets late.” If it gets loud, take a real break with a time to come back. An apology names what happened and what will be different. If every argument ends with you apologizing for having brought it up, that's worth more attention than the topic.",
  },
  exclusivity: {
    usesRecord: true,
    text: "Have the talk when you could live with either answer, usually when you notice that you have stopped wanting to see others. Say what you want first instead of asking what they want: “I'd like to stop seeing other people. How do you feel about that?” Agree on what it means day to day: apps, other dates, how you tell friends. If the answer is “not yet”, ask what would have to happen, and decide how long you're glad to wait.",
    more: "It helps to have it face to face, on an ordinary day, not after a party or in bed. A vague answer is an answer about now, not about you. You can say: “That's okay. For me, seeing several people doesn't work beyond the next few weeks, so let's talk again then.” And then keep your word to yourself.",
  },
  commitment: {
    usesRecord: true,
    text: "Start from your side and make it concrete: “I picture living with someone in a year or two, and I'd like to know what you picture.” Big words like serious mean different things to different people; plans for next month mean the same to both. Listen for whether they make room for you in what they describe. If your goals differ, it's better to hear it now, even if it hurts.",
    more: "Move one step at a time, and talk about the step before you take it: keys, a trip, meeting families, sharing a home. Before moving in, speak about money, chores, time alone and what happens if it doesn't work; that conversation tells you a lot about how you'll handle the rest. Commitment shows more in what someone does on a boring week than in what they promise on a good night.",
  },
  'meet-friends': {
    text: "There is no rule, but there's a good reason to do it before you're in deep: your friends see how you are with someone, and you see how they treat people they don't need to impress. Keep the first time short and easy, with two or three people and something to do. Tell both sides one nice thing about each other beforehand, and don't leave them alone in the first ten minutes.",
    more: "Afterward, ask your friends “How did I seem?” rather than “Do you like them?”. If someone never wants you to meet the people in their life, ask why, kindly and once. Families come later for most; go when you'd be glad of it, not because it's expected. And rate what you saw: an evening with friends shows kindness and patience better than most dates.",
  },
  money: {
    text: 'If you invite, offer to pay; the other one can offer to split or take the next one. Say it lightly and early: “Shall we split it?” What matters more than one bill is whether it feels fair over a few dates, and whether you can talk about it without anyone feeling small. If your budgets differ, suggest things that cost little; a walk shows you as much as a tasting menu.',
    more: "When it gets serious, talk about debts, saving and what each of you spends on without thinking; it's the least romantic and one of the kindest conversations to have. Never lend what you can't afford to lose, and be careful when someone you've barely met, or never met in person, asks for money or has an investment for you: that's how romance scams work, and stopping contact is the right answer.",
  },
  distance: {
    text: 'Long distance can work when it has an end in sight and a rhythm both can keep. Agree on three things: how often you talk and how, when you see each other next (always have the next date in the calendar), and by when one of you would move or the two of you would decide. Share ordinary things, not only highlights: cook on a call, send a photo of your boring Tuesday.',
    more: "Visits are a poor sample: everything is special for a weekend. Plan some that are ordinary, with errands and work and a grumpy morning, and rate those. If the date for closing the distance keeps moving, say what you need by when. And keep your own life full where you are; waiting isn't a plan.",
  },
  'several-people': {
    usesRecord: true,
    text: "It's honest as long as everyone could know it. Early on, most people assume others may be seeing someone else, but assumptions hurt; if someone asks, tell the truth. Keep it to as many as you can really pay attention to, often two or three. Score each date soon afterward so that they don't blur, and stop when you notice that you're comparing instead of getting to know anyone.",
    more: "A simple rule: before you sleep with someone, or when either of you starts to plan ahead, say where you stand. “I'm still meeting other people and I'd tell you before that changes” is kind and clear. When one of them becomes the one you want to know better, end the others properly.",
    then: 'all-matches',
  },
  loneliness: {
    text: "I'm sorry. That's a heavy feeling, and it says nothing about your worth. Before the next date, find a little ordinary company today: a call, a walk with someone, a place where people know you. Dating goes better from there, because no one has to fill the whole gap. If it lasts for weeks or gets darker, talk to a doctor or a counselor; findahelpline.com lists people who listen for free.",
    more: 'Loneliness eases with things that repeat more than with things that are big: the same class every Tuesday, the same coffee place, one friend you write to on Sundays. Join something where the point is the thing, not meeting people. And be gentle with the evenings, they are the hardest part; plan one thing for each of the next three.',
  },
  confidence: {
    text: "Confidence on a date is mostly attention turned outward. Before you go, name one thing you'd like to find out and one thing you'd like them to learn about you. You don't need to be impressive; you need to be reachable: answer honestly, ask back, laugh at what's funny. One awkward moment is rarely what the other person remembers. Afterward, score the date before you replay it in your head.",
    more: 'It also grows from kept promises to yourself: leave when you said you would, say no once when you mean no, wear the thing you like. If a voice tells you that you are not enough, ask what you would say to a friend who told you that, and say that. If it is loud every day, a counselor can help more than any dating advice.',
  },
  jealousy: {
    text: "Jealousy is information, not proof. Ask what it is about: something they did, something you fear, or something that happened to you before. If it's about what they did, name it and ask for what you need: “When you talked about your ex all evening, I felt left out.” If it's an old fear, tell them that too, as yours: “I get insecure here, it's not about you.” What doesn't help is checking, testing and collecting evidence.",
    more: 'Notice what calms it: reassurance that holds for a week is a good sign, reassurance you need every hour is a sign to look inward. If they are the jealous one: kindness yes, giving up friends, passwords or your clothes no. That is where jealousy turns into control, and it tends to grow.',
  },
  overthinking: {
    usesRecord: true,
    text: "Your mind is trying to get certainty that isn't there yet. Write down what you actually know (what they said and did) and what you are guessing, in two columns. Most worry is in the second. Then give it a place: ten minutes of thinking about it at a set time, and one small act that would tell you more, usually a plain question. Until then, do something with your hands.",
    more: "For what's on your records, let me do the thinking: ask what's known about someone and how sure it is. One date says little, whatever it felt like, and a wide range is an honest “not known yet”. You don't have to decide until the next date does some of the work for you.",
    then: 'how-sure',
  },
  'the-future': {
    text: "I can't see the future, and I'd distrust anyone who says they can: what two people know about each other after a few dates has never predicted well who stays together. What you can do is smaller and more useful: look at how someone has treated you so far, decide what you need to know next, and choose again after each date. If a certain wish is behind the question, such as marriage or children, tell me; we can look at who wants the same.",
    more: 'A better question than “Will it last?” is “Would I choose this again as it is now?” If the answer is yes most weeks, keep going. If it depends on someone changing, ask them about it, and believe what they do rather than what you hope.',
    then: 'what-next',
  },
  'mixed-signals': {
    text: "Look at what they do, not at how it feels to wait. Interest mostly shows in three plain things: they make time, they remember what you told them, and plans come from both sides. Warm words without a plan mean little, and so does one slow reply. The quickest way to know is to make it easy to say yes or no: “I'd like to see you again. Are you free on Friday?”",
    more: "If it's hot one week and cold the next, you don't have to solve the puzzle. Say what you see, once: “Sometimes you're very close and then I don't hear from you. What's going on for you?” Whatever the reason, ask yourself whether you'd be content if it stayed exactly like this for half a year.",
    then: 'draft-ask-out',
  },
  'meet-people': {
    text: "The places that work are the ones you'd go to anyway, again and again: a class, a choir, a climbing wall, a language table, volunteering, a friend's kitchen. You need to see the same faces several times, because liking grows with meeting. Tell two friends plainly that you'd like to meet someone; introductions still work best. And say yes to things with new people once a week, even when it's only for an hour.",
    more: "To start talking, use what's in front of you both: “Is this always so crowded?”, “What are you making?” If it flows, end with something small and concrete: “I'm getting a coffee after, do you want to come?” A no costs a minute. Apps are one more place, no better and no worse; set a time for them and keep the rest of the week for people you can see.",
    then: 'dating-apps',
  },
  'dating-apps': {
    text: "Write a profile that lets the wrong people scroll past: two concrete things you do, one thing you're looking for, and something easy to reply to. Your photos should be recent and show your face, all of you, and something you love doing. In a first message, pick up one thing from their profile and ask about it. Then meet soon: a short first meeting tells you more than weeks of messages.",
    more: 'Limit the time: twenty minutes a day, a handful of conversations, and a suggestion to meet after a few days. Before meeting someone new, have a short video call and tell a friend where you are going. Be wary of anyone who can never call, moves you to another app at once, or talks about money. And if swiping makes you feel worse, stop for two weeks; nothing is lost.',
  },
  'taking-a-break': {
    text: 'Being tired of dating is a signal, not a failure. Take a break with an end date, and use it to look back: who gave you energy, and what did those dates have in common? When you return, go for fewer, better dates, and drop the kind of dating that takes more than it gives.',
    more: "During the break, take the apps off your phone rather than “just looking”. Put back what dating pushed aside: friends, sport, sleep, something you make. Before you start again, look at your standards once with fresh eyes: which would you still defend, which was someone else's idea? Your matches and dates stay here as they are.",
    then: 'my-standards',
  },
  chemistry: {
    usesRecord: true,
    text: "A spark tells you there's attraction; it doesn't tell you how you'll be treated. It can grow over a few dates, and it can blind you. That's why it sits next to your standards here instead of inside them. If it's missing, try one date with a shared activity before you decide; if it's overwhelming, rate your standards the next morning.",
    more: 'Liking someone, being curious about them and enjoying their company often come before desire, and for some people that is simply the order. But if after three or four good dates you still would rather not be touched, you do not have to talk yourself into it. Kind, smart and not for you is a complete reason.',
    then: 'heart-or-head',
  },
  intimacy: {
    text: "When both of you want to, and can say so. There's no right number of dates. Ask, it isn't awkward when it's warm: “Can I kiss you?” A yes that takes convincing is a no. Before sex, talk about protection and tests and what it means to each of you; if that talk feels too early, the rest may be too. You can stop at any point, and so can they.",
    more: "If your paces differ, the slower one sets it, without sulking on the other side. Say what you'd like as well as what you don't: “I'd love to fall asleep next to you and leave it at that.” How someone takes a no tells you more about them than how they take a yes. If anyone pressures you, or doesn't stop, that's not a question of pace, and you can talk to me about it.",
    then: 'boundaries',
  },
  'single-parent': {
    text: 'Tell them early that you have children, in a sentence and without apology; it saves everyone time. Keep the first months between the two of you, and let the children meet someone only when you would bet on the next year. Plan dates that fit your real week: a lunch, a walk, an hour after bedtime. Someone who is patient with cancellations is showing you something important.',
    more: 'When they do meet, make it short, outside and casual, with you as the one in charge: a playground, an ice cream. No new “mom” or “dad”, no overnight stays at first. Ask your children afterward what they noticed, and take it seriously. If they are the parent: let them set the pace, and never compete with the children.',
  },
} as const satisfies Partial<Record<Intent, Advice>>;
