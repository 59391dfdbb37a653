import type { LegalDocument, LegalSection } from './legal-document';
import { LegalPage } from './legal-page';

const DATES_AND_PLANS: readonly LegalSection[] = [
  {
    id: 'meeting-people',
    title: 'Meeting people',
    blocks: [
      'We do not know the people you meet and do not vouch for them. Meet in a public place first, tell a friend where you are, and trust your instincts when something feels wrong.',
      'Date ideas come from our catalog and from others. Opening hours, prices and events can change; please check with the place before you go. We do not run the places, the events or the sites we link to.',
    ],
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    blocks: [
      'The free plan has basic compatibility tracking and insights, needs no card and does not end. Paid plans, where they are offered, start at $9.99 per month and add coaching, advanced analytics and personalised date ideas. If your account offers no plan to buy, everything in it is free.',
      'Before you pay, you see the price, the taxes and how long the plan runs. A monthly plan renews each month until you cancel it, which you can do at any time with effect from the end of the month you paid for. If the law gives you a right to withdraw from the purchase, you have it. A price change applies from the next renewal, and we tell you at least a month in advance.',
    ],
  },
  {
    id: 'availability',
    title: 'Availability and changes to the service',
    blocks: [
      'We do what we can to keep the service running and your data safe, but we cannot promise that it will always be available or free of errors. We may improve, change or end features. If we end the service, or a paid feature you use, we tell you by email in advance so that you can download your data, and we refund what you paid for time you can no longer use.',
    ],
  },
  {
    id: 'ending',
    title: 'Ending the agreement',
    blocks: [
      'You can end it at any time by deleting your account in your profile. That erases your data immediately.',
      'We may block or close an account that seriously or repeatedly breaks these terms, or where the law requires it. Unless it is urgent, we tell you the reason first and give you the chance to respond and to download your data. You can ask for a human review of such a decision at {support}.',
    ],
  },
];

const LIABILITY_AND_LAW: readonly LegalSection[] = [
  {
    id: 'disclaimer',
    title: 'What we do not promise',
    blocks: [
      'The service is provided as is. As far as the law allows, we give no warranty that it fits a particular purpose, that its numbers, ideas or answers are right or complete, or that it leads to any result in your life.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      'As far as the law allows, our liability to you for everything related to the service is capped at the amount you paid for it in the past 12 months. We are not liable for indirect losses, such as lost profit, for what other people do, or for what you decide based on a number, an idea or an answer.',
      'None of this limits liability that the law does not let us limit, such as liability for willful misconduct, gross negligence, death or personal injury, or your rights as a consumer.',
      'If someone makes a claim against us because you broke these terms or the law on purpose or carelessly, you cover our reasonable costs.',
    ],
  },
  {
    id: 'law',
    title: 'Governing law',
    blocks: [
      'The law of the place where the operator of this service is established applies. If you are a consumer, you keep the protections of the law where you live that no contract can take away, and you can go to court there.',
      'Please write to us first. Most problems can be solved that way.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    blocks: [
      'We may change these terms when the service or the law changes. The date at the top says when that last happened. If a change matters to you, we tell you by email at least 30 days before it applies. If you do not agree, you can delete your account before then; if you continue to use the service, the new terms apply.',
    ],
  },
  {
    id: 'last-words',
    title: 'General',
    blocks: [
      'If a part of these terms is not valid, the rest still is. If we do not enforce a right immediately, we do not give it up. You may not transfer this agreement to someone else without our consent.',
      'For questions, contact us at {support} or through the [contact page](/contact).',
    ],
  },
];

const USING_THE_SERVICE: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'Our agreement',
    blocks: [
      'These terms are an agreement between you and the operator of this installation of Heart & Head: the person or company that offers the service at the address in your browser. You can reach the operator at {support} or through the [contact page](/contact). In these terms, “we” is the operator.',
      'You accept these terms when you create an account. If you do not agree with them, please do not use the service. How we handle your data is in the [Privacy Policy](/privacy-policy), which is part of these terms.',
    ],
  },
  {
    id: 'adults-only',
    title: 'For adults only',
    blocks: [
      'You must be at least 18 years old, and able to enter into a contract where you live. The service is for your personal use.',
    ],
  },
  {
    id: 'your-account',
    title: 'Your account',
    blocks: [
      'Please use a real email address, keep your password to yourself, and tell us if you think someone else is using your account. An account is for one person. You are responsible for what is done with it, unless it was not your fault.',
      'In your profile, you can see which devices are signed in, and sign them out.',
    ],
  },
  {
    id: 'the-service',
    title: 'What the service does',
    blocks: [
      'Heart & Head helps you think about the people you date: you set your own standards, score your dates, and get a percentage with its likely range, insights, date ideas and a coach named Alex. It does not introduce you to anyone, and it does not check who anyone is.',
      'A percentage is the weighted average of your own ratings. It says how someone fits your standards so far. It is not a measure of a person, and not a guarantee: no number here predicts how a relationship will go, or that two people suit each other. What you decide is up to you.',
    ],
  },
  {
    id: 'ai',
    title: 'Alex and AI features',
    blocks: [
      "Some of Alex's answers may be written by an AI model, of a third-party AI provider or on the operator's own server. What it says can be wrong, incomplete or inappropriate. Please check what matters, and do not rely on it alone. You can opt out of AI features in your profile preferences; the built-in coach then answers. What the model can see is described in the [Privacy Policy](/privacy-policy#ai).",
    ],
  },
  {
    id: 'no-advice',
    title: 'No professional advice',
    blocks: [
      'Nothing in the service is medical, psychological, therapeutic or legal advice, and it does not replace any. If you are struggling, please talk to someone who is trained to help. If you are in danger, call your local emergency number right away.',
    ],
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    blocks: [
      'The people you write about are real. Treat them as fairly as you would want to be treated. Please do not:',
      [
        'write what is illegal, hateful or threatening, or anything about people under 18;',
        'keep data about others that you do not need, such as identity numbers, health data or intimate details, or enter what you were told in confidence;',
        'use what you keep here to harass, stalk, expose, pressure or discriminate against anyone;',
        "try to access other people's accounts or data, to get around limits, or to overload, scan or disrupt the service;",
        "use the service to send unsolicited email, or to run a business with other people's data.",
      ],
      'If you find a security problem, please tell us at {support} before you tell others.',
    ],
  },
  {
    id: 'your-content',
    title: 'What you write stays yours',
    blocks: [
      'Everything you enter belongs to you. You give us only the permissions we need to run the service: to store your content, back it up, compute with it, show it to you, and share what the [Privacy Policy](/privacy-policy) lists. You can download it at any time.',
      'The software itself is free under the MIT license. These terms are about using it here.',
    ],
  },
];

const TERMS_OF_SERVICE: LegalDocument = {
  title: 'Terms of Service',
  updated: 'May 30, 2025',
  inShort: [
    'For adults 18 and older, for personal use.',
    'Be fair to the people you write about, and write nothing illegal.',
    'A percentage reflects your own ratings. It predicts nothing and guarantees nothing.',
    'Alex and the insights are not medical, legal or therapeutic advice, and an AI can be wrong.',
    'What you write stays yours. You can leave at any time and take it with you.',
    'Our liability is capped at the amount you paid in the past 12 months, as far as the law allows.',
  ],
  sections: [...USING_THE_SERVICE, ...DATES_AND_PLANS, ...LIABILITY_AND_LAW],
};

export function TermsPage() {
  return <LegalPage document={TERMS_OF_SERVICE} />;
}
