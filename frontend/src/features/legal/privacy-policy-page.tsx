import { KEPT_DAYS } from '#contract/account/privacy';
import type { LegalDocument, LegalSection } from './legal-document';
import { LegalPage } from './legal-page';

const WHAT_WE_HOLD: readonly LegalSection[] = [
  {
    id: 'who-is-responsible',
    title: 'Who is responsible',
    blocks: [
      'Heart & Head is software that anyone may run. The operator of this installation (the controller, in data protection law) is responsible for your data: the person or company that offers the service at the address in your browser. You can reach the operator at {support} or through the [contact page](/contact).',
      'In this policy, “we” is the operator, and “the service” is Heart & Head as you use it here.',
    ],
  },
  {
    id: 'adults-only',
    title: 'For adults only',
    blocks: [
      'The service is for people aged 18 or older. We do not knowingly keep data about anyone younger. If you learn that a minor has an account, please tell us and we will delete it.',
    ],
  },
  {
    id: 'what-we-hold',
    title: 'What we store about you',
    blocks: [
      [
        'Your account: first and last name, email address, password (as an Argon2id hash only), time zone, the language your browser prefers, and when you signed up and confirmed your address.',
        'Your profile and survey: location, gender, who you would like to date, dating goal, experience, challenge and preferred date type, and how you heard about us.',
        'Your standards with their stars and examples, and each selection you saved.',
        'Your matches: the name, age, profession, location and notes that you enter about people you date.',
        'Your dates: day, place, overall feeling, and your ratings of chemistry, enjoyment and each standard.',
        'Your predictions: how likely you said it was that you would still be seeing someone in 30 days, and what came of it.',
        'The dates you planned: with whom, when, where and what for, and how you want to be reminded. If you turn on notifications, the addresses at which your browsers get them.',
        'Your likes and dislikes of date ideas, and your conversation with Alex, the dating coach.',
        'Your signed-in browsers: which browser it is, when it signed in and when it was last used.',
        'Which kinds of emails we sent you and when, which of them you do not want, and what you wrote to support.',
      ],
      'Compatibility percentages, likely ranges and insights are computed from this whenever you look at them.',
      'What you say about your gender and who you would like to date can reveal something about your sexual orientation. We use it only for the service itself and only because you choose to tell us. You can change or remove these answers in your profile at any time.',
    ],
  },
  {
    id: 'other-people',
    title: 'What you write about other people',
    blocks: [
      'We do not contact the people you date, and they do not need an account. A first name or a nickname is enough. Please write only what you need, and leave out their health, beliefs and contact details.',
      "If you think someone is keeping data about you here, write to {support}. We take this seriously. Because what users write is encrypted, we usually can't search it for a particular person.",
    ],
  },
  {
    id: 'why-we-use-it',
    title: 'Why we use it, and on what basis',
    blocks: [
      [
        "To provide the service you signed up for: your account, scores, insights, date ideas, the coach's answers and the emails that go with them (performance of our contract with you).",
        'To keep the service secure and working: limits on sign-in attempts, security notices, anonymous page view counts (our legitimate interest in a service that is safe and gets better).',
        'To send emails about news and offers, which are off until you turn them on, and to use the sensitive answers named above (your consent, which you can withdraw at any time).',
        'To answer you when you write to us, and to meet our legal obligations.',
      ],
      'We do not sell your data. We do not share it with advertisers, show advertising, or build profiles of you for anyone else.',
    ],
  },
];

const WHO_GETS_WHAT: readonly LegalSection[] = [
  {
    id: 'ai',
    title: 'AI features and the AI provider',
    blocks: [
      'Alex answers in one of two ways. The built-in coach is part of the service: it reads your records here and sends nothing anywhere. If the operator has connected an AI model, it writes some of the answers. The model is run by a third-party AI provider, which may be in a different country from you, or by the operator on the same server; then nothing described here leaves that server. Alex says which one answers.',
      'For an answer, the AI provider can get:',
      [
        'your dating goal, your standards and their stars, your ratings, percentages, likely ranges, the days of your dates and the patterns computed from them, with every person under a pseudonym such as Match-1;',
        'your message and the latest part of the conversation, after removing names, email addresses, phone numbers, links, street addresses, employers and surnames as far as we can recognize them;',
        'your notes about matches and dates, with the same things removed, but only if you have turned on Notes for AI in your profile preferences, and never notes that mention danger;',
        'where it accepts one, a code that stands for your account and that it cannot trace back to you. Some providers also check your message and the answer for signs of danger.',
      ],
      'It never gets the names, ages, professions or locations of the people you date from your records; the places of your dates; or your own name and email address from your account. Without your consent it never gets your notes. Recognizing names in free text is not perfect, so please leave anything no one else should read out of your messages, and think twice before you allow notes.',
      'Numbers, names and claims of a pattern in its answers are checked against your records. What they do not support is left out, and the built-in coach answers instead if need be.',
      'You can opt out: turn off AI Answers in your profile preferences, and the built-in coach answers everything. Messages that mention danger or self-harm are never answered by a model; you get help lines right away.',
      'Nothing an AI or a formula says here has a legal effect on you or decides anything for you. If you think otherwise in a particular case, you can ask for a human review.',
    ],
  },
  {
    id: 'date-ideas',
    title: 'Date ideas and places',
    blocks: [
      'Most date ideas come from a catalog inside the service, and so do the city names you choose from. If the operator has connected outside sources (Google, OpenStreetMap or public event calendars), the service asks them for your city or region and the kind of date you prefer. They are not told who is asking.',
      'Links to maps, tickets or searches open other sites, where their own policies apply. Our pages do not load photos or maps from other sites.',
    ],
  },
  {
    id: 'who-else',
    title: 'Who else can see your data',
    blocks: [
      [
        'The administrator of this installation can see account data (name, email address, sign-up date), survey answers, counts and the kinds of emails sent, in order to help you and to run the service. The service shows the administrator no matches, notes, dates or conversations.',
        'Companies that run servers, databases and email for the operator process data on its behalf and under its instructions.',
        'If you turn on notifications, the push service of your browser delivers them. It learns that you get one and when, but cannot read it. A calendar service to which you give your calendar link can read when and where your planned dates are, and with whom if you allow names.',
        'Authorities, when the law requires it, and only to that extent.',
      ],
      'If any of this sends data to another country, we make sure the safeguards required by law are in place, such as standard contractual clauses.',
    ],
  },
  {
    id: 'security',
    title: 'How it is protected',
    blocks: [
      'What you write about people, the places and feelings of your dates, planned ones included, your conversation with Alex, your messages to support and emails waiting to be sent are encrypted in the database with AES-256-GCM, each bound to its place. Session identifiers, the links in our emails and the link of your calendar are kept as hashes only.',
      'Your ratings, your predictions, the days of your dates, the times of planned ones, your standards and your profile are stored in a form the database can read, because it must compute with them. The key is held by the operator: encryption protects you if a copy of the database is lost or stolen; it does not prevent the operator from reading it.',
      'No system is perfectly secure. If a breach puts you at risk, we tell you and the responsible authority as the law requires.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    blocks: [
      'We use one cookie. It is necessary, because it keeps you signed in, and it lasts up to 30 days after you last used the service. There are no third-party cookies, no advertising cookies and no analytics cookies.',
      'Your browser also keeps drafts you have not saved, dates you scored while offline, the most recently loaded data (so that the app opens offline) and the app itself. Signing out on that device clears everything private.',
    ],
  },
  {
    id: 'page-views',
    title: 'Counting page views',
    blocks: [
      'We count which pages are opened and which sign-up button is pressed. These counts contain no account, no network address and no identifier of your device, so they cannot be traced back to you. Network addresses are used for a short time, an hour at most, to limit abuse, and are not kept with the counts.',
    ],
  },
  {
    id: 'mails',
    title: 'Emails',
    blocks: [
      'Emails about your account and its security always reach you, because you need them. You can turn off all others in your profile, with the link in each of them, or with the unsubscribe button of your email app. Those emails may tell us whether they were opened and whether a link in them was followed. Mail servers may tell us of any email whether it arrived, came back or was reported as spam.',
      'When you unsubscribe, we keep a keyed hash of your address together with the kind of email, even after your account is gone, so that no one emails you again by mistake. The address cannot be read from it.',
    ],
  },
];

const YOUR_RIGHTS: readonly LegalSection[] = [
  {
    id: 'how-long',
    title: 'How long we keep it',
    blocks: [
      [
        'Account, profile, standards, matches, dates, likes and conversation: until you delete them or your account.',
        'Sessions: 30 days after they were last used, or until you sign that device out.',
        'Links in emails: they expire after an hour (password) or 24 hours (confirmation); their hashes are removed 30 days later.',
        `The record that an email was sent: ${KEPT_DAYS.mails} days. Its content is erased when it is sent, or with the record if it couldn't be delivered.`,
        `Messages to support, with our answers: ${KEPT_DAYS.contactMessages} days after we settled them; less if you delete the account with that address, or ask us to erase them.`,
        'Page view counts: 400 days.',
        'The hash that records an unsubscription: for as long as the service runs.',
      ],
      "Deleting your account in your profile erases everything immediately and for good, except that hash. Copies in the operator's backups disappear when those backups are replaced.",
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    blocks: [
      'You have these rights, wherever you live:',
      [
        'Access: to know what we store about you, and to get a copy.',
        'Rectification: to have incorrect data corrected.',
        'Erasure: to have your data deleted.',
        'Restriction: to have us store your data but not use it while a dispute is resolved.',
        'Portability: to take your data elsewhere in a machine-readable form.',
        'Objection: to object to what we do based on a legitimate interest.',
        'Human review: to have a person look at any automated decision that affects you.',
        'To withdraw your consent, without affecting what was done before.',
      ],
      'You can do most of it yourself in your profile: correct your data, download everything we have about you as one JSON file that starts with a plain-language index, opt out of AI features, choose your emails, sign devices out, and delete your account.',
      "For everything else, send an email to {support}, preferably from your account's address. We answer within one month, and within two months if the request is complex; in that case we let you know within the first month. It is free of charge.",
      'If you are not satisfied with our answer, you can complain to the data protection authority where you live or where we are established.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    blocks: [
      'When the service changes, this policy changes with it, and the date at the top says when. If a change affects your rights, we tell you by email before it applies.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      'For questions about your privacy, contact us at {support} or through the [contact page](/contact), under the category Privacy Concern. What you may do with the service is covered in the [Terms of Service](/terms-conditions).',
    ],
  },
];

const PRIVACY_POLICY: LegalDocument = {
  title: 'Privacy Policy',
  updated: 'June 7, 2025',
  inShort: [
    "Your data is yours. We don't sell it, and there are no ads.",
    'What you write about the people you date is encrypted before it is stored.',
    'If an AI provider writes answers, it gets numbers under pseudonyms and your messages without the names we recognize, and your notes only if you allow it. You can opt out.',
    'One necessary cookie keeps you signed in. No others are set.',
    'You can download everything, or erase it immediately, in your profile.',
    'For adults 18 and older only.',
  ],
  sections: [...WHAT_WE_HOLD, ...WHO_GETS_WHAT, ...YOUR_RIGHTS],
};

export function PrivacyPolicyPage() {
  return <LegalPage document={PRIVACY_POLICY} />;
}
