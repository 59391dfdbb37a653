import { answerWords, noAnswerWords } from './failure-words';

const failure = (message: string, fields: object) => Object.assign(new Error(message), fields);

describe('a mail server that does not answer', () => {
  it.each([
    [
      failure('connect ECONNREFUSED 127.0.0.1:25', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }),
      ': it refuses connections',
    ],
    [
      failure('getaddrinfo ENOTFOUND mail.example', { code: 'EDNS', originalCode: 'ENOTFOUND' }),
      ': its name is not known here',
    ],
    [
      failure('connect ETIMEDOUT 192.0.2.1:25', { code: 'ESOCKET', originalCode: 'ETIMEDOUT' }),
      ': it did not answer in time',
    ],
    [
      failure('Greeting never received', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }),
      ': it did not answer in time',
    ],
    [failure('read ECONNRESET', { code: 'ESOCKET', originalCode: 'ECONNRESET' }), ': the connection broke'],
    [failure('Connection closed unexpectedly', { code: 'ECONNECTION' }), ': the connection broke'],
    [failure('Unexpected Response', { code: 'EPROTOCOL' }), ''],
    [undefined, ''],
  ])('is described without names of errors: %s', (error, why) => {
    expect(noAnswerWords(error)).toBe(`No answer from the mail server${why}`);
  });

  it('is none where the server answers as someone unknown', () => {
    const error = failure('self-signed certificate', { code: 'ESOCKET' });
    expect(noAnswerWords(error)).toBe("The mail server's certificate is not trusted");
  });
});

describe('an answer of the mail server', () => {
  it.each([
    ['CONN', ' to the connection'],
    ['EHLO', ' to the greeting'],
    ['STARTTLS', ' to the request for encryption'],
    ['AUTH PLAIN', ' to the sign-in'],
    ['MAIL FROM', ' to the sender'],
    ['RCPT TO', ' to the recipient'],
    ['DATA', ' to the message'],
    ['API', ''],
    [undefined, ''],
  ])('to %s keeps its code and words', (command, step) => {
    expect(answerWords(554, command, '5.7.1 Not you')).toBe(
      `The mail server answered 554${step}: "5.7.1 Not you"`,
    );
    expect(answerWords(554, command, '')).toBe(`The mail server answered 554${step}`);
  });
});
