import type { LegalSection } from '../legal-document';

export const LIABILITY_AND_LAW: readonly LegalSection[] = [
  {
    id: 'disclaimer',
    title: 'What we do not promise',
    blocks: [
      'The service is provided as it is. As far as the law allows, we give no warranty that it fits a certain purpose, that its figures, ideas or answers are right or complete, or that it leads to any result in your life.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      'As far as the law allows, our liability to you for everything that has to do with the service is capped at the amount you paid for it in the past 12 months. We are not liable for what follows indirectly, such as lost profit, for what other people do, or for what you decide on the basis of a figure, an idea or an answer.',
      'None of this limits liability that the law does not let us limit, for example for intent or gross negligence, for injury to life, body or health, or your rights as a consumer.',
      'If somebody makes a claim against us because you broke these terms or the law on purpose or carelessly, you take over the reasonable cost of it.',
    ],
  },
  {
    id: 'law',
    title: 'Governing law',
    blocks: [
      'The law of the place where the operator of this service is established applies. If you are a consumer, you keep the protection that the law of the place where you live gives you and that no contract can take away, and you can go to the courts there.',
      'Please write to us first: most things can be settled between people.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    blocks: [
      'We may change these terms when the service or the law changes. The date at the top says when that was last. If a change matters to you, we tell you by email at least 30 days before it applies. If you do not agree, you can delete your account before then; if you go on using the service, the new terms apply.',
    ],
  },
  {
    id: 'last-words',
    title: 'Last words',
    blocks: [
      'If a part of these terms is not valid, the rest still is. If we do not insist on a right at once, we do not give it up. You may not pass this agreement on to somebody else without asking us.',
      'Questions reach us at {support} or through the [contact page](/contact).',
    ],
  },
];
