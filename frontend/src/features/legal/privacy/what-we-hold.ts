import type { LegalSection } from '../legal-document';

export const WHAT_WE_HOLD: readonly LegalSection[] = [
  {
    id: 'who-is-responsible',
    title: 'Who is responsible',
    blocks: [
      'Heart & Head is software that anybody may run. Responsible for your data, in the sense of data protection law, is the operator of this installation: whoever offers the service at the address in your browser. You reach the operator at {support} or through the [contact page](/contact).',
      'In this policy, “we” is the operator, and “the service” is Heart & Head as you use it here.',
    ],
  },
  {
    id: 'adults-only',
    title: 'For adults only',
    blocks: [
      'The service is for people aged 18 or older. We do not knowingly keep data of anybody younger. If you learn that a minor has an account, please tell us, and we delete it.',
    ],
  },
  {
    id: 'what-we-hold',
    title: 'What we hold on you',
    blocks: [
      [
        'Your account: first and last name, email address, password (as an Argon2id hash only), time zone, and when you signed up and confirmed your address.',
        'Your profile and survey: location, gender, whom you would like to date, dating goal, experience, challenge and preferred date type, and how you heard about us.',
        'Your standards with their stars and examples, and each selection of them that you saved.',
        'Your matches: the name, age, profession, location and notes that you enter about people you date.',
        'Your dates: day, place, overall feeling, and your ratings of chemistry, enjoyment and each standard.',
        'Your likes and dislikes of date ideas, and your conversation with Alex, the dating coach.',
        'Your signed-in browsers: which browser it is, when it signed in and when it was last used.',
        'Which kinds of mail we sent to you and when, which of them you do not want, and what you wrote to support.',
      ],
      'Compatibility percentages, likely ranges and insights are computed from this whenever you look at them.',
      'What you say about your gender and about whom you would like to date can reveal something about your sexual orientation. We use it only for the service itself and only because you choose to tell us. You can change or remove these answers in your profile at any time.',
    ],
  },
  {
    id: 'other-people',
    title: 'What you write about other people',
    blocks: [
      'The people you date are not told, and they need no account. A first name or a nickname is enough. Please write nothing that you do not need, in particular nothing about their health, beliefs or contact details.',
      'If you think that somebody keeps data about you here, you can write to {support}. We take it seriously; mind that what users write is sealed, so we usually cannot search it for a person.',
    ],
  },
  {
    id: 'why-we-use-it',
    title: 'Why we use it, and on what basis',
    blocks: [
      [
        'To provide the service you signed up for: your account, scores, insights, date ideas, answers of the coach and the mails that belong to them (performance of our contract with you).',
        'To keep the service secure and working: limits on attempts to sign in, security notices, counts of page views without identity (our legitimate interest in a service that is safe and gets better).',
        'To send mails about news and offers, which are off until you switch them on, and to use the sensitive answers named above (your consent, which you can take back at any time).',
        'To answer you when you write to us, and to meet duties the law puts on us.',
      ],
      'We do not sell your data. We do not share it with advertisers, show advertising, or build profiles of you for anybody else.',
    ],
  },
];
