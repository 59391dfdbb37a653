import type { LegalSection } from '../legal-document';

export const DATES_AND_PLANS: readonly LegalSection[] = [
  {
    id: 'meeting-people',
    title: 'Meeting people',
    blocks: [
      'We do not know the people you meet and do not vouch for them. Meet in a public place first, tell a friend where you are, and trust your feeling when something is wrong.',
      'Date ideas come from our catalogue and from others. Opening hours, prices and events can change; please check with the place before you go. We do not run the places, the events or the sites we link to.',
    ],
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    blocks: [
      'The free plan has basic compatibility tracking and insights, needs no card and does not end. Paid plans, where they are offered, start at $9.99 per month and add coaching, advanced analytics and personalised date ideas. As long as your account offers you no plan to buy, everything you see in it is free.',
      'Before you pay, you see the price, the taxes and how long the plan runs. A monthly plan renews each month until you cancel it, which you can do at any time with effect from the end of the month you paid for. If the law gives you a right to withdraw from the purchase, you have it. A change of price applies from the next renewal, and you learn of it at least a month before.',
    ],
  },
  {
    id: 'availability',
    title: 'Availability and changes of the service',
    blocks: [
      'We do what we can to keep the service running and your data safe, and cannot promise that it is always available or free of errors. We may improve, change or end features. If we end the service, or a paid feature you use, we tell you beforehand by email so that you can download your data, and we return what you paid for time you can no longer use.',
    ],
  },
  {
    id: 'ending',
    title: 'Ending the agreement',
    blocks: [
      'You can end it at any time by deleting your account in your profile. That erases your data at once.',
      'We may block or close an account that seriously or repeatedly breaks these terms, or where the law obliges us. Unless it is urgent, we tell you the reason first and give you the chance to answer and to download your data. You can ask for a human review of such a decision at {support}.',
    ],
  },
];
