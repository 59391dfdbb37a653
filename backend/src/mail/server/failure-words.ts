import { connectionWords, UNTRUSTED_CERTIFICATE } from '../../platform/errors/connection-words';

/** What was said to the server, by the SMTP command. */
const STEPS: readonly (readonly [RegExp, string])[] = [
  [/^CONN$/, 'the connection'],
  [/^(EHLO|HELO|LHLO)$/, 'the greeting'],
  [/^STARTTLS$/, 'the request for encryption'],
  [/^AUTH\b/, 'the sign-in'],
  [/^MAIL FROM$/, 'the sender'],
  [/^RCPT TO$/, 'the recipient'],
  [/^DATA$/, 'the message'],
];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Administrators read this, so it has no names of errors. */
export function noAnswerWords(error: unknown): string {
  const { code, originalCode, message } = Object(error) as Record<string, unknown>;
  // Any failure of a connection has this code, and the other fields say which one it was.
  const ownCode = code === 'ESOCKET' ? '' : textOf(code);
  const why = connectionWords([textOf(originalCode), ownCode, textOf(message)].join(' '));
  if (why === UNTRUSTED_CERTIFICATE) return "The mail server's certificate is not trusted";
  return `No answer from the mail server${why === null ? '' : `: ${why}`}`;
}

/** With the code and, if there are any, the words that the server answered with. */
export function answerWords(code: number, command: unknown, words: string): string {
  const step = STEPS.find(([pattern]) => pattern.test(textOf(command)))?.[1];
  const answer = `The mail server answered ${code}${step === undefined ? '' : ` to ${step}`}`;
  return words === '' ? answer : `${answer}: "${words}"`;
}
