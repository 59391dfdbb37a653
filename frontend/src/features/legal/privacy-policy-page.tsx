import type { LegalDocument, LegalSection } from './legal-document';
import { LegalPage } from './legal-page';

const WHAT_WE_HOLD: readonly LegalSection[] = [
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

const WHO_GETS_WHAT: readonly LegalSection[] = [
  {
    id: 'ai',
    title: 'AI features and the AI provider',
    blocks: [
      'Alex answers in one of two ways. The built-in coach is part of the service: it reads your records here and sends nothing anywhere. Where the operator has connected an AI model, some answers are written by it. Such a model is run by a third-party AI provider, which may be in another country than you.',
      'For an answer, the AI provider gets:',
      [
        'your dating goal, your standards and their stars, percentages, likely ranges, the days of your dates and the patterns computed from them, with every person under a pseudonym such as Match-1;',
        'your message and the latest part of the conversation, after names, email addresses, phone numbers, links, street addresses, employers and surnames have been taken out as far as we can recognise them.',
      ],
      'It never gets your notes, the names, ages, professions or locations of the people you date, the places of your dates, or your own name and email address from your account. Recognising names in free text is not perfect, so please leave out of your messages what nobody else should read.',
      'You can opt out: switch off AI Answers in the preferences of your profile, and the built-in coach answers everything. Messages that speak of danger or self-harm are never answered by a model; you get help lines at once.',
      'Nothing an AI or a formula says here has a legal effect on you or decides anything for you. If you think otherwise in a certain case, you can ask for a human to review it.',
    ],
  },
  {
    id: 'date-ideas',
    title: 'Date ideas and places',
    blocks: [
      'Most date ideas come from a catalogue inside the service, and so do the city names you choose from. Where the operator has connected outside sources (Google, OpenStreetMap or public event calendars), the service asks them for your city or region and the kind of date you prefer. They are not told who asks.',
      'Links to maps, tickets or searches open the site of somebody else, where their own policy applies. Photos and maps of other sites are not loaded into our pages.',
    ],
  },
  {
    id: 'who-else',
    title: 'Who else sees something',
    blocks: [
      [
        'The administrator of this installation can see account data (name, email address, dates of sign-up), survey answers, counts and the kinds of mails sent, in order to help you and to run the service. The service shows the administrator no matches, notes, dates or conversations.',
        'Companies that run servers, databases and mail for the operator process data on its behalf and under its instructions.',
        'Authorities, where the law obliges us to answer them, and only as far as it does.',
      ],
      'Where any of this takes data to another country, we see to the safeguards that the law asks for, such as standard contractual clauses.',
    ],
  },
  {
    id: 'security',
    title: 'How it is protected',
    blocks: [
      'What you write about people, the places and feelings of your dates, your conversation with Alex, your messages to support and mails that wait to be sent are sealed in the database with AES-256-GCM, each bound to its place. Session identifiers and the links in our mails are kept as hashes only.',
      'Your ratings, the days of your dates, your standards and your profile are stored readable to the database, because it must compute with them. The key is held by the operator: sealing protects you if a copy of the database is lost or stolen; it does not make the operator unable to read it.',
      'No system is perfectly secure. If a breach puts you at risk, we tell you and the responsible authority as the law demands.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    blocks: [
      'We use one cookie. It is necessary, because it keeps you signed in, and it lives for up to 30 days after you last used the service. There are no cookies of third parties, no advertising cookies and no analytics cookies.',
      'Your browser also keeps drafts you have not saved, dates you scored without a network, the answers loaded last (so that the app opens offline) and the app itself. Signing out on that device clears all that is private of it.',
    ],
  },
  {
    id: 'page-views',
    title: 'Counting page views',
    blocks: [
      'We count which pages are opened and which sign-up button is pressed. These counts hold no account, no network address and no identifier of your device, so they cannot be traced back to you. Network addresses are used for a short time, an hour at most, to limit abuse, and are not kept with the counts.',
    ],
  },
  {
    id: 'mails',
    title: 'Mails',
    blocks: [
      'Mails about your account and its security always reach you, because you need them. All others you can switch off in your profile, with the link in each of them, or with the unsubscribe button of your mail program. Such mails may tell us whether they were opened and whether a link in them was followed.',
      'When you unsubscribe, we keep a keyed hash of your address together with the kind of mail, also after your account is gone, so that nobody writes to you again by mistake. The address cannot be read from it.',
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
        'Links in mails: they work for an hour (password) or 24 hours (confirmation); their hashes are removed 30 days later.',
        'The record that a mail was sent: 30 days. What the mail said is erased when it is sent.',
        'Messages to support: until you delete the account with that address, or ask us to erase them.',
        'Counts of page views: 400 days.',
        'The hash that remembers an unsubscription: for as long as the service runs.',
      ],
      'Deleting your account in your profile erases everything at once and for good, except that hash. Copies in backups of the operator disappear when those backups are replaced.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    blocks: [
      'You have these rights, wherever you live:',
      [
        'Access: to know what we hold on you, and to get a copy.',
        'Rectification: to have what is wrong corrected.',
        'Erasure: to have your data deleted.',
        'Restriction: to have us only keep it, and not use it, while something is being settled.',
        'Portability: to take your data elsewhere in a form that machines can read.',
        'Objection: to object to what we do on the basis of a legitimate interest.',
        'Human review: to have a person look at any automated decision that affects you.',
        'To take back your consent, without any effect on what was done before.',
      ],
      'Most of it you can do yourself in your profile: correct your data, download everything we hold as one JSON file that begins with an index in words, opt out of AI features, choose your mails, sign devices out, and delete your account.',
      'For everything else, send an email to {support}, best from the address of your account. We answer within one month, and within two months if the request is complex; in that case we tell you so within the first. It costs nothing.',
      'If our answer does not satisfy you, you can complain to the data protection authority of the place where you live or where we are established.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    blocks: [
      'When the service changes, this policy changes with it, and the date at the top says when. If a change matters to your rights, we tell you by email before it applies.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      'Questions about your privacy reach us at {support} or through the [contact page](/contact), under the category Privacy Concern. What you may do with the service is in the [Terms of Service](/terms-conditions).',
    ],
  },
];

const PRIVACY_POLICY: LegalDocument = {
  title: 'Privacy Policy',
  updated: 'June 7, 2025',
  inShort: [
    'Your data is there for you. It is not sold, and there is no advertising.',
    'What you write about the people you date is sealed before it is stored.',
    'Where an AI provider writes answers, it gets figures under pseudonyms and your messages without the names we recognise; never your notes. You can opt out.',
    'One necessary cookie keeps you signed in. No others are set.',
    'You can download everything, or erase it at once, in your profile.',
    'For adults of 18 and older only.',
  ],
  sections: [...WHAT_WE_HOLD, ...WHO_GETS_WHAT, ...YOUR_RIGHTS],
};

export function PrivacyPolicyPage() {
  return <LegalPage document={PRIVACY_POLICY} />;
}
