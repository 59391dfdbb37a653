import type { Danger } from './safety';

interface HelpLines {
  readonly crisis: string;
  readonly abuse: string;
}

/** Free public help lines; every other country gets the directory and the emergency numbers. */
const BY_COUNTRY: Readonly<Record<string, HelpLines>> = {
  'united states': {
    crisis: 'Call or text 988 (Suicide & Crisis Lifeline), 24 hours a day.',
    abuse:
      'Call 1-800-799-7233 or text START to 88788 (National Domestic Violence Hotline); for sexual assault call 1-800-656-4673 (RAINN). Both answer 24 hours a day.',
  },
  canada: {
    crisis: 'Call or text 988 (Suicide Crisis Helpline), 24 hours a day.',
    abuse: 'Find a shelter or a line near you at sheltersafe.ca, or call or text 988.',
  },
  'united kingdom': {
    crisis: 'Call Samaritans on 116 123, 24 hours a day.',
    abuse: 'Call the National Domestic Abuse Helpline on 0808 2000 247, 24 hours a day.',
  },
  ireland: {
    crisis: 'Call Samaritans on 116 123, 24 hours a day.',
    abuse: "Call Women's Aid on 1800 341 900 or Men's Aid on 01 554 3811.",
  },
  australia: {
    crisis: 'Call Lifeline on 13 11 14, 24 hours a day.',
    abuse: 'Call 1800RESPECT on 1800 737 732, 24 hours a day.',
  },
  germany: {
    crisis: 'Call TelefonSeelsorge on 0800 111 0 111, 24 hours a day.',
    abuse: 'Call the Hilfetelefon on 116 016, 24 hours a day.',
  },
};

const ANYWHERE: HelpLines = {
  crisis: 'Find a free, confidential line in your country at findahelpline.com.',
  abuse: 'Find a free, confidential line in your country at findahelpline.com or nomoredirectory.org.',
};

const EMERGENCY =
  'If you or someone else is in danger right now, call your emergency number first: 911 in North America, 999 in the United Kingdom, 112 in Europe, 000 in Australia.';

const OPENINGS: Readonly<Record<Danger, string>> = {
  'self-harm':
    "Thank you for telling me. How you feel matters more than any date or score, and you don't have to carry it alone.",
  violence:
    'What you describe is serious, and no one deserves to be hurt. Your safety comes before any date or score.',
  coercion:
    "What you describe is serious. No one has the right to pressure, threaten or control you, and it's not your fault.",
};

const CLOSINGS: Readonly<Record<Danger, string>> = {
  'self-harm':
    "Is there someone nearby you could call or sit with right now? I'm a dating coach, not a crisis line; a person there can do what I can't.",
  violence:
    "If you can, tell someone you trust where you are. Keep in mind that others may see your phone or this page. I'm a dating coach and can't judge how much danger you're in; the people on these lines can.",
  coercion:
    "If you can, tell someone you trust, and keep messages as proof if that's safe. I'm a dating coach and can't judge how much danger you're in; the people on these lines can.",
};

/** Help lines first, chosen by the country at the end of the user's location. No coach or model is involved. */
export function safetyAnswer(danger: Danger, location: string | null): string {
  const country = location?.split(',').at(-1)?.trim().toLowerCase() ?? '';
  const lines = BY_COUNTRY[country] ?? ANYWHERE;
  const own = danger === 'self-harm' ? lines.crisis : lines.abuse;
  const directory = lines === ANYWHERE ? [] : [danger === 'self-harm' ? ANYWHERE.crisis : ANYWHERE.abuse];
  return [OPENINGS[danger], EMERGENCY, own, ...directory, CLOSINGS[danger]].join('\n\n');
}
