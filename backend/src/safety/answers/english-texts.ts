import type { SafetyTexts } from './safety-texts';

const TELL_SOMEONE =
  "If you can, tell someone you trust, and keep messages as proof if that's safe. I'm a dating coach and can't judge how much danger you're in; the people on these lines can.";

export const ENGLISH_TEXTS: SafetyTexts = {
  openings: {
    'self-harm':
      "Thank you for telling me. How you feel matters more than any date or score, and you don't have to carry it alone.",
    violence:
      "What you describe is serious, and no one deserves to be hurt. It's not your fault. Your safety comes before any date or score.",
    'sexual-coercion':
      "I'm so sorry this happened. What was done without your yes is not your fault, whatever you said, drank or wore. You decide what happens next.",
    control:
      "What you describe is control, not care. Your phone, your money, your friends and your time belong to you. It's not your fault, and you don't have to manage it alone.",
    threat:
      "A threat is serious, even if it was said in anger. It's not your fault, and you don't have to find out alone whether it was meant.",
    hurting:
      "It takes courage to say that. Hurting someone is serious, and it's yours to stop; there are people who help with exactly that. Give the other person space and safety first.",
    'past-abuse':
      "Thank you for trusting me with that. What happened to you was not your fault, and it makes sense that it still shows. There's no hurry with anything here.",
  },
  topicOpenings: {
    'friend-suicide':
      "That's frightening to hear from someone you care about, and it's good that you take it seriously. You can ask straight out whether they think of killing themselves; asking doesn't put it into their head. Listen, don't argue, and don't leave them alone with it if you can help it.",
    stalking:
      "Turning up after a no, following, or writing from ever new accounts is stalking, not romance. It's not your fault, and you owe no more answers: one clear no was enough.",
    attempt: "I'm glad you told me. This can be treated, and every minute counts.",
    'partner-suicide':
      "That's a heavy, frightening thing to hear. Take it seriously, but their life is not yours to hold alone: you may leave, and you're not to blame for what someone else does. A threat like this can also be a way to keep you from going.",
    images:
      "Threatening someone with private pictures is a crime in many countries, and it's not your fault. Paying or giving in rarely ends it. Don't delete anything: keep messages and screenshots as proof.",
  },
  advice: {
    'friend-suicide':
      "If they may do it now or can't be reached, call the emergency number and say where they are. You needn't be sure.",
    stalking:
      "Don't answer anymore, and note each time with day, place and a picture if that's safe. Tell neighbors and work what to do if they turn up, vary your ways, and check phone, bag and car for trackers.",
    attempt:
      "Tell them what you took or did, how much and when, and unlock the door. Don't make yourself throw up, and drink no alcohol; keep the packaging where it can be found. If you're bleeding, press a cloth hard on the wound. If you're somewhere high or on a road or track, step back and sit down. If anyone is near you, call out to them now.",
    choking:
      'Being choked can injure you even when nothing shows, and even hours later. Please let a doctor look at you today, and say what happened.',
    spiked:
      'If this was in the last few days, go to an emergency room or a doctor now and ask for a blood and urine test: traces of drugs are gone within hours to a few days. Let someone you trust take you.',
    stealthing:
      'Removing a condom without your yes is assault. Within 72 hours a doctor or a pharmacy can help: emergency contraception works better the sooner you take it, and a clinic can start medicine against HIV (PEP).',
    'sexual-coercion':
      'If it was recent, a doctor can help within 72 hours with injuries, pregnancy and infections, and can keep evidence even if you never report it.',
    'partner-suicide':
      'If they may do it now, call the emergency number and say where they are. That help is for them; the people below are there for you too.',
    control:
      "If someone may be reading your phone, use another device or a friend's to get help, and change passwords from there.",
  },
  closings: {
    'self-harm':
      "Is there someone nearby you could call or sit with right now? I'm a dating coach, not a crisis line; a person there can do what I can't.",
    violence:
      "If you can, tell someone you trust where you are. Keep in mind that others may see your phone or this page. I'm a dating coach and can't judge how much danger you're in; the people on these lines can.",
    'sexual-coercion':
      "If you can, tell someone you trust. You owe no one your story, and it's never too late to talk. I'm a dating coach; the people on these lines know what can be done.",
    control: TELL_SOMEONE,
    threat: TELL_SOMEONE,
    hurting:
      "If it could happen again, leave the room before it does and call one of these lines. I'm a dating coach; they can help you change this.",
    'past-abuse':
      'If you ever want to talk about it with someone who knows this well, these people listen, even years later. And if something like it is happening now, tell me or them.',
  },
  topicClosings: {
    'friend-suicide':
      "You don't have to carry this alone either: these lines also talk to friends and family. I'm a dating coach and can't do what they can.",
    attempt:
      "Stay on the phone until someone is with you. I'm a dating coach and can't send help; the person on the phone can.",
    'partner-suicide':
      "If you can, tell their family or a friend, so that it doesn't rest on you. I'm a dating coach; the people on these lines know what to do.",
  },
  emergency: (number) =>
    number === null
      ? 'If you or someone else is in danger right now, call your emergency number first: 911 in North America, 999 in the United Kingdom, 112 in Europe, 000 in Australia.'
      : `If you or someone else is in danger right now, call ${number} first.`,
  callNow: (number) =>
    number === null
      ? "Call your emergency number now: 911 in North America, 999 in the United Kingdom, 112 in Europe, 000 in Australia. Don't wait to see whether you feel worse."
      : `Call ${number} now. Don't wait to see whether you feel worse.`,
  poisonLines: 'If you took or swallowed something, you can also call:',
  linesHere: 'These people are there for you:',
  linesAnywhere: 'Find a free, confidential line in your country:',
  byText: (word, number) => (word === null ? `text ${number}` : `text ${word} to ${number}`),
  card: 'Only you see this. What you wrote here sounds serious.',
  unsure: {
    before:
      "I may be reading this wrong, and I'd rather ask one time too many. If this is what's happening, it comes first:",
    after: "If it isn't, tell me, and I'll answer what you asked.",
    denial: 'You misread me',
    denied: "Then I misread you, and I'm glad. If it's ever serious, say so.",
    card: 'Only you see this. I may be reading it wrong, but it could be serious.',
  },
};
