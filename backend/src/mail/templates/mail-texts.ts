import type { MailData, WordedMailType } from '../mail-payloads';

/** One email's text as Handlebars; its HTML and plain-text parts are both made from it. */
export interface MailText {
  readonly subject: string;
  /** The line that inboxes show after the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly footnote: string;
}

/** The variables every email may use besides the data of its type. */
export const COMMON_VARIABLES = ['appUrl', 'supportEmail'] as const;

/** Without the words that stand in for a blank value. */
type Bare<Name extends string> = Name extends `${infer Variable}|${string}` ? Variable : Name;
type VariablesIn<Words extends string> = Words extends `${string}{{${infer Name}}}${infer Rest}`
  ? Bare<Name> | VariablesIn<Rest>
  : never;
type WordsIn<Text extends MailText> =
  | Text['subject' | 'preview' | 'heading' | 'footnote']
  | Text['paragraphs'][number]
  | (Text extends { readonly action: infer Action extends NonNullable<MailText['action']> }
      ? Action['label' | 'url']
      : never);
type NamedIn<Data> = string extends keyof Data ? never : keyof Data;
type KnownTo<Type extends WordedMailType> = NamedIn<MailData[Type]> | (typeof COMMON_VARIABLES)[number];

/** A text that uses a variable its email type does not have is a type error. */
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

const IGNORE = "Didn't request this? You can safely ignore this email.";

export const MAIL_TEXTS = fillable({
  confirmation: {
    subject: 'Confirm your email for Heart & Head',
    preview: 'One click and your account is ready.',
    heading: 'Welcome, {{firstName}}',
    paragraphs: [
      'Please confirm your email address, then choose the standards that matter to you.',
      'The link can be used once and expires in 24 hours.',
    ],
    action: { label: 'Confirm my email', url: '{{appUrl}}/confirm-email?token={{token}}' },
    footnote: IGNORE,
  },
  already_registered: {
    subject: 'You already have a Heart & Head account',
    preview: 'Someone entered this address. You can just sign in.',
    heading: 'You already have an account',
    paragraphs: [
      "Someone, probably you, just tried to sign up for Heart & Head with this address. It already has an account, so we didn't create a new one.",
      'You can sign in as usual. If you forgot your password, choose "Trouble logging in?" on the sign-in page.',
    ],
    action: { label: 'Sign in', url: '{{appUrl}}/auth?mode=login' },
    footnote: "If this wasn't you, you can safely ignore this email. Your account hasn't changed.",
  },
  welcome: {
    subject: 'Welcome to Heart & Head',
    preview: 'Three small steps to your first score.',
    heading: 'Good to have you here, {{firstName}}',
    paragraphs: [
      'Heart & Head gives your gut feeling about the people you date a method to lean on.',
      "Start with three to ten standards that matter to you. Then add someone you've met, and score the date while it's fresh.",
      'What you write about people stays yours: it is encrypted, and no one else reads it.',
    ],
    action: { label: 'Open Heart & Head', url: '{{appUrl}}/dashboard' },
    footnote: "You're getting this once because you just confirmed your email.",
  },
  password_reset: {
    subject: 'Reset your Heart & Head password',
    preview: 'Choose a new password. The link expires in one hour.',
    heading: 'Choose a new password',
    paragraphs: [
      'Hello {{firstName}}, someone asked to reset your password.',
      'The link can be used once and expires in one hour. Setting a new password signs you out everywhere.',
    ],
    action: { label: 'Set a new password', url: '{{appUrl}}/reset-password?token={{token}}' },
    footnote: "If this wasn't you, you can safely ignore this email. Your password won't change.",
  },
  email_change: {
    subject: 'Confirm your new email for Heart & Head',
    preview: 'Your sign-in address changes once you confirm.',
    heading: 'Confirm your new address',
    paragraphs: [
      'Hello {{firstName}}, you asked to use this address for your Heart & Head account.',
      'Until you confirm, keep signing in with your old address. The link can be used once and expires in 24 hours.',
    ],
    action: { label: 'Confirm the new address', url: '{{appUrl}}/confirm-email?token={{token}}' },
    footnote: IGNORE,
  },
  email_changed: {
    subject: 'Your Heart & Head address was changed',
    preview: 'Not you? You can undo this for seven days.',
    heading: 'Your address was changed',
    paragraphs: [
      'Hello {{firstName}}, your account now uses {{newEmail}} to sign in.',
      "If this was you, there's nothing to do. If it wasn't, undo it: you get this address back, and every device is signed out.",
      'The link works for seven days.',
    ],
    action: { label: 'Undo this', url: '{{appUrl}}/confirm-email?token={{token}}&undo=1' },
    footnote: 'Questions? Write to {{supportEmail}}.',
  },
  administrator_invitation: {
    subject: "You're invited to help run Heart & Head",
    preview: '{{invitedBy}} invites you as an administrator.',
    heading: "You're invited",
    paragraphs: [
      '{{invitedBy}} invites you to be an administrator of Heart & Head, in the role "{{role}}".',
      'To accept, sign in with this address, or sign up with it first. The link can be used once and expires in 72 hours.',
    ],
    action: { label: 'See the invitation', url: '{{appUrl}}/administrator-invitation?token={{token}}' },
    footnote: "Don't know the sender? You can safely ignore this email.",
  },
  first_match_encouragement: {
    subject: "{{firstName}}, your standards are ready. Who's first?",
    preview: 'Add one person and see how well they fit what matters to you.',
    heading: 'Who have you met lately?',
    paragraphs: [
      "Hello {{firstName}}, you've chosen what matters to you. That's the hard part.",
      "Now add one person you've met or want to meet. After a date, score it while it's fresh, and you'll get a percentage you can explain.",
      "There's no rush, and no one else reads what you write.",
    ],
    action: { label: 'Add your first match', url: '{{appUrl}}/dashboard' },
    footnote: "We'll stop sending this as soon as you add a match.",
  },
  no_standards_reminder: {
    subject: 'What matters to you in a person?',
    preview: 'Choose three standards. It takes about two minutes.',
    heading: 'What matters to you?',
    paragraphs: [
      "Hello {{firstName|there}}, your account is ready. All it needs now is what you're looking for in a person.",
      'Choose three to ten standards, such as kindness or a sense of humor, and give the most important ones more stars. You can change them any time.',
      'After your next date, you can see how well the person fits them, in a percentage you can explain.',
    ],
    action: { label: 'Choose my standards', url: '{{appUrl}}/dashboard' },
    footnote: "You're getting this once because you haven't chosen your standards yet.",
  },
  no_date_reminder: {
    subject: 'Have you two met yet?',
    preview: "Score a date while it's fresh. It takes less than a minute.",
    heading: 'Have you been on a date?',
    paragraphs: [
      "Hello {{firstName|there}}, you've added someone to Heart & Head. If you've been on a date since, score it while you still remember how it felt.",
      "It takes less than a minute. You'll see how well they fit what matters to you, and what to find out next time.",
      "Haven't met yet? There's no rush. Your standards will be here when you have.",
    ],
    action: { label: 'Score a date', url: '{{appUrl}}/dashboard?tab=matches' },
    footnote: "You're getting this once because you haven't scored a date yet.",
  },
  date_reminder: {
    subject: 'How was your date?',
    preview: "Score it while it's fresh.",
    heading: 'How was your date{{withWhom}}?',
    paragraphs: [
      "Hello {{firstName}}, you planned a date for yesterday. If it happened, score it while it's fresh. It takes less than a minute.",
      "If it didn't happen, you can say that on your overview.",
    ],
    action: {
      label: 'Score this date',
      url: '{{appUrl}}/dashboard?tab=matches&score={{matchId}}&plan={{planId}}&from=reminder',
    },
    footnote: "You asked for this email. After two that you don't react to, we stop.",
  },
  contact_message: {
    subject: '[{{category}}] {{subject}}',
    preview: 'A message from the contact page.',
    heading: '{{subject}}',
    paragraphs: ['{{name}} ({{email}}) wrote under {{category}}:', '{{message}}'],
    footnote: 'Replies to this email go to {{email}}.',
  },
  contact_reply: {
    subject: 'Re: {{subject}}',
    preview: 'An answer from support.',
    heading: 'Hello {{name}},',
    paragraphs: ['{{text}}', 'You wrote:', '{{message}}'],
    footnote: 'Anything else? Just reply to this email.',
  },
  security_notice: {
    subject: 'Heart & Head security: {{event}}',
    preview: 'A change to how you sign in.',
    heading: '{{event}}',
    paragraphs: ['Hello {{firstName}}, {{detail}}', 'If this was you, you can ignore this email.'],
    action: { label: "This wasn't me", url: '{{appUrl}}/auth?mode=login' },
    footnote: "If this wasn't you, reset your password now and email {{supportEmail}}.",
  },
});
