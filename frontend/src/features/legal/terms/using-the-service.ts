import type { LegalSection } from '../legal-document';

export const USING_THE_SERVICE: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'Our agreement',
    blocks: [
      'These terms are an agreement between you and the operator of this installation of Heart & Head: whoever offers the service at the address in your browser. You reach the operator at {support} or through the [contact page](/contact). In these terms, “we” is the operator.',
      'You accept these terms when you create an account. If you do not agree with them, please do not use the service. How we handle your data is in the [Privacy Policy](/privacy-policy), which belongs to these terms.',
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
      'Please give us a true email address, keep your password to yourself, and tell us if you think that somebody else uses your account. An account is for one person. You are responsible for what is done with it, unless it was not your fault.',
      'You can see which devices are signed in, and sign them out, in your profile.',
    ],
  },
  {
    id: 'the-service',
    title: 'What the service does',
    blocks: [
      'Heart & Head helps you think about the people you date: you set your own standards, score your dates, and get a percentage with its likely range, insights, date ideas and a coach called Alex. It does not introduce you to anybody, and it does not check who anybody is.',
      'A percentage is the weighted average of your own ratings. It says how somebody fits your standards so far. It is no measure of a person, and no guarantee: no figure here predicts how a relationship will go, or that two people suit each other. What you decide is yours to decide.',
    ],
  },
  {
    id: 'ai',
    title: 'Alex and AI features',
    blocks: [
      'Some answers of Alex may be written by an AI model of a third-party AI provider. What it says can be wrong, incomplete or out of place. Please check what matters, and do not rely on it alone. You can opt out of AI features in the preferences of your profile; the built-in coach then answers. What the AI provider gets to see is in the [Privacy Policy](/privacy-policy#ai).',
    ],
  },
  {
    id: 'no-advice',
    title: 'No professional advice',
    blocks: [
      'Nothing in the service is medical, psychological, therapeutic or legal advice, and it replaces none. If you are not well, please speak to somebody who is trained to help. If you are in danger, call your emergency number at once.',
    ],
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    blocks: [
      'The people you write about are real. Be as fair to them as you would wish others to be to you. Please do not:',
      [
        'write what is illegal, hateful or threatening, or anything about people under 18;',
        'keep data about others that you need not have, such as identity numbers, health data or intimate details, or upload what was told to you in confidence;',
        'use what you keep here to harass, stalk, expose, pressure or discriminate against anybody;',
        'try to reach the accounts or data of others, to get around limits, or to overload, scan or disturb the service;',
        'use the service to send mail that nobody asked for, or to run a business with the data of others.',
      ],
      'If you find a security problem, please tell us at {support} before you tell others.',
    ],
  },
  {
    id: 'your-content',
    title: 'What you write stays yours',
    blocks: [
      'Everything you enter belongs to you. You allow us only what running the service needs: to store, back up, compute with and show it to you, and to pass on what the [Privacy Policy](/privacy-policy) names. You can download it at any time.',
      'The software itself is free under the MIT licence. These terms are about using it here.',
    ],
  },
];
