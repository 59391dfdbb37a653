import type { Danger } from './safety';

interface HelpLines {
  readonly crisis: string;
  readonly abuse: string;
}

/** Public help lines, free of charge; every other country gets the directory and its emergency number. */
const BY_COUNTRY: Readonly<Record<string, HelpLines>> = {
  'united states': {
    crisis: 'Call or text 988 (Suicide & Crisis Lifeline), at any hour.',
    abuse:
      'Call 1-800-799-7233 or text START to 88788 (National Domestic Violence Hotline); for sexual assault call 1-800-656-4673 (RAINN). Both answer at any hour.',
  },
  canada: {
    crisis: 'Call or text 988 (Suicide Crisis Helpline), at any hour.',
    abuse: 'Find a shelter or a line near you at sheltersafe.ca, or call or text 988.',
  },
  'united kingdom': {
    crisis: 'Call Samaritans on 116 123, at any hour.',
    abuse: 'Call the National Domestic Abuse Helpline on 0808 2000 247, at any hour.',
  },
  ireland: {
    crisis: 'Call Samaritans on 116 123, at any hour.',
    abuse: "Call Women's Aid on 1800 341 900 or Men's Aid on 01 554 3811.",
  },
  australia: {
    crisis: 'Call Lifeline on 13 11 14, at any hour.',
    abuse: 'Call 1800RESPECT on 1800 737 732, at any hour.',
  },
  germany: {
    crisis: 'Call TelefonSeelsorge on 0800 111 0 111, at any hour.',
    abuse: 'Call the Hilfetelefon on 116 016, at any hour.',
  },
};

const ANYWHERE: HelpLines = {
  crisis: 'Find a free, confidential line in your country at findahelpline.com.',
  abuse: 'Find a free, confidential line in your country at findahelpline.com or nomoredirectory.org.',
};

const EMERGENCY =
  'If you or somebody else is in danger right now, call your emergency number first: 911 in North America, 999 in the United Kingdom, 112 in Europe, 000 in Australia.';

const OPENINGS: Readonly<Record<Danger, string>> = {
  'self-harm':
    'Thank you for telling me. What you feel matters more than any date or score, and you do not have to carry it alone.',
  violence:
    'What you describe is serious, and nobody deserves to be hurt. Your safety comes before any date or score.',
  coercion:
    'What you describe is serious. Nobody has the right to pressure, threaten or control you, and it is not your fault.',
};

const CLOSINGS: Readonly<Record<Danger, string>> = {
  'self-harm':
    'Is there somebody near you whom you could call or sit with now? I am a dating coach and no crisis line; a person there can do what I cannot.',
  violence:
    'If you can, tell somebody you trust where you are. Mind that a phone or this page may be seen by others. I am a dating coach and cannot judge your danger; the people on these lines can.',
  coercion:
    'If you can, tell somebody you trust, and keep messages as proof if that is safe. I am a dating coach and cannot judge your danger; the people on these lines can.',
};

/** Help lines first, by the country that ends the user's place. No coach and no model has a say in it. */
export function safetyAnswer(danger: Danger, location: string | null): string {
  const country = location?.split(',').at(-1)?.trim().toLowerCase() ?? '';
  const lines = BY_COUNTRY[country] ?? ANYWHERE;
  const own = danger === 'self-harm' ? lines.crisis : lines.abuse;
  const directory = lines === ANYWHERE ? [] : [danger === 'self-harm' ? ANYWHERE.crisis : ANYWHERE.abuse];
  return [OPENINGS[danger], EMERGENCY, own, ...directory, CLOSINGS[danger]].join('\n\n');
}
