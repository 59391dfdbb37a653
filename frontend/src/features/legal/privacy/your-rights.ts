import type { LegalSection } from '../legal-document';

export const YOUR_RIGHTS: readonly LegalSection[] = [
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
