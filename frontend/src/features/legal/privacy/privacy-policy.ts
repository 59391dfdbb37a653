import type { LegalDocument } from '../legal-document';
import { WHAT_WE_HOLD } from './what-we-hold';
import { WHO_GETS_WHAT } from './who-gets-what';
import { YOUR_RIGHTS } from './your-rights';

export const PRIVACY_POLICY: LegalDocument = {
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
