import type { MailData, WordedMailType } from '../mail-payloads';

/** One mail's words, as Handlebars; HTML and text part are both made from it. */
export interface MailText {
  readonly subject: string;
  /** The line that inboxes show behind the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly footnote: string;
}

/** What the words of every mail may name besides the data of its type. */
export const COMMON_VARIABLES = ['appUrl', 'supportEmail'] as const;

type VariablesIn<Words extends string> = Words extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | VariablesIn<Rest>
  : never;
type WordsIn<Text extends MailText> =
  | Text['subject' | 'preview' | 'heading' | 'footnote']
  | Text['paragraphs'][number]
  | (Text extends { readonly action: infer Action extends NonNullable<MailText['action']> }
      ? Action['label' | 'url']
      : never);
type NamedIn<Data> = string extends keyof Data ? never : keyof Data;
type KnownTo<Type extends WordedMailType> = NamedIn<MailData[Type]> | (typeof COMMON_VARIABLES)[number];

/** Words that name a variable which their type of mail does not bring are a type error. */
type Fillable<Texts extends Readonly<Record<WordedMailType, MailText>>> = {
  readonly [Type in WordedMailType]: VariablesIn<WordsIn<Texts[Type]>> extends KnownTo<Type>
    ? MailText
    : { readonly unknownVariables: Exclude<VariablesIn<WordsIn<Texts[Type]>>, KnownTo<Type>> };
};

export function fillable<const Texts extends Readonly<Record<WordedMailType, MailText>>>(
  texts: Texts & Fillable<Texts>,
): Readonly<Record<WordedMailType, MailText>> {
  return texts;
}

const IGNORE = 'If this was not you, you can ignore this mail. Nothing happens without the link.';

export const MAIL_TEXTS = fillable({
  confirmation: {
    subject: 'Confirm your email for Heart & Head',
    preview: 'One click, and your account is ready.',
    heading: 'Welcome, {{firstName}}',
    paragraphs: [
      'Please confirm that this is your email address. Then we can set up your standards together.',
      'The link works once and for 24 hours.',
    ],
    action: { label: 'Confirm my email', url: '{{appUrl}}/confirm-email?token={{token}}' },
    footnote: IGNORE,
  },
  already_registered: {
    subject: 'You already have a Heart & Head account',
    preview: 'Somebody entered this address. You can simply sign in.',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, just used this address on Heart & Head. It already belongs to an account, so there was nothing to create.',
      'You can sign in as usual. If you forgot your password, choose "Trouble logging in?" on the sign-in page.',
    ],
    action: { label: 'Sign in', url: '{{appUrl}}/auth?mode=login' },
    footnote: 'If this was not you, you can ignore this mail. Your account is unchanged.',
  },
  welcome: {
    subject: 'Your heart has company now',
    preview: 'Three small steps to a percentage that you can explain.',
    heading: 'Good to have you, {{firstName}}',
    paragraphs: [
      'Heart & Head helps you decide about the people you date with a method, and not only with a feeling.',
      'Start with three to ten standards that matter to you. Then add somebody you have met, and score the date while it is fresh.',
      'What you write about people stays yours: it is encrypted and nobody else reads it.',
    ],
    action: { label: 'Open Heart & Head', url: '{{appUrl}}/dashboard' },
    footnote: 'You get this mail once, because you have just confirmed your address.',
  },
  password_reset: {
    subject: 'Reset your Heart & Head password',
    preview: 'Choose a new password. The link works for one hour.',
    heading: 'Choose a new password',
    paragraphs: [
      'Hello {{firstName}}, somebody asked to reset the password of your account.',
      'The link works once and for one hour. A new password signs you out everywhere.',
    ],
    action: { label: 'Set a new password', url: '{{appUrl}}/reset-password?token={{token}}' },
    footnote: 'If this was not you, you can ignore this mail. Your password stays as it is.',
  },
  email_change: {
    subject: 'Confirm your new email for Heart & Head',
    preview: 'Your sign-in changes once you confirm.',
    heading: 'Confirm your new address',
    paragraphs: [
      'Hello {{firstName}}, you asked to use this address for your Heart & Head account.',
      'Until you confirm, you sign in with your old address. The link works once and for 24 hours.',
    ],
    action: { label: 'Confirm the new address', url: '{{appUrl}}/confirm-email?token={{token}}' },
    footnote: IGNORE,
  },
  first_match_encouragement: {
    subject: 'Your standards are ready for somebody, {{firstName}}',
    preview: 'Add one person, and see how they fit what matters to you.',
    heading: 'Who have you met lately?',
    paragraphs: [
      'Hello {{firstName}}, you have chosen what matters to you. That is the hard part.',
      'Now add one person you have met or want to meet. After a date, score it while it is fresh: that gives you a percentage that you can explain.',
      'There is no hurry, and nobody else reads what you write.',
    ],
    action: { label: 'Add your first match', url: '{{appUrl}}/dashboard' },
    footnote: 'You get this mail a few times at most, until you have added a match.',
  },
  contact_message: {
    subject: '[{{category}}] {{subject}}',
    preview: 'A message from the contact page.',
    heading: '{{subject}}',
    paragraphs: ['{{name}} ({{email}}) wrote under {{category}}:', '{{message}}'],
    footnote: 'A reply to this mail goes to {{email}}.',
  },
  security_notice: {
    subject: 'Heart & Head security: {{event}}',
    preview: 'A change to how you sign in.',
    heading: '{{event}}',
    paragraphs: ['Hello {{firstName}}, {{detail}}', 'If this was you, there is nothing to do.'],
    action: { label: 'This was not me', url: '{{appUrl}}/auth?mode=login' },
    footnote: 'If this was not you, reset your password now and write to {{supportEmail}}.',
  },
});
