import type { LegalDocument } from '../legal-document';
import { DATES_AND_PLANS } from './dates-and-plans';
import { LIABILITY_AND_LAW } from './liability-and-law';
import { USING_THE_SERVICE } from './using-the-service';

export const TERMS_OF_SERVICE: LegalDocument = {
  title: 'Terms of Service',
  updated: 'May 30, 2025',
  inShort: [
    'For adults of 18 and older, for personal use.',
    'Be fair to the people you write about, and write nothing illegal.',
    'A percentage speaks about your own ratings. It predicts nothing and guarantees nothing.',
    'Alex and the insights are no medical, legal or therapeutic advice, and an AI can be wrong.',
    'What you write stays yours. You can leave at any time and take it with you.',
    'Our liability is capped at the amount you paid in the past 12 months, as far as the law allows.',
  ],
  sections: [...USING_THE_SERVICE, ...DATES_AND_PLANS, ...LIABILITY_AND_LAW],
};
