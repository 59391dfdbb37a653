import type { LegalSection } from '../legal-document';

export const WHO_GETS_WHAT: readonly LegalSection[] = [
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
