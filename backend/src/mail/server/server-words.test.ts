import { serverWords } from './server-words';

const MAIL = {
  to: 'ada.byron@engine.example',
  subject: 'Confirm your email',
  text: 'Hi Augusta,\n\nopen http://localhost:3000/confirm-email?token=q83vEkWm0xkXnQkYx3x1mR2b6uT9wA4cD7eF5gH8iJ0 to confirm that this is you.',
};
const words = (response: string) => serverWords(response, MAIL);

describe('what a mail server said', () => {
  it.each([
    [
      '451 4.7.1 Greylisted, please try again in 300 seconds',
      '4.7.1 Greylisted, please try again in 300 seconds',
    ],
    ['451-4.3.2 Service busy\r\n451 4.3.2 Come back later', '4.3.2 Service busy Come back later'],
    [
      '554 5.7.1 Client host [203.0.113.7] blocked using zen.spamhaus.org',
      '5.7.1 Client host [203.0.113.7] blocked using zen.spamhaus.org',
    ],
    ['421 mx.corp.net closing\ttransmission\u0007 channel', 'mx.corp.net closing transmission channel'],
    ['451', ''],
    ['', ''],
  ])('is shown on one line: %j', (response, shown) => {
    expect(words(response)).toBe(shown);
  });

  it.each([
    ['450 4.2.1 <ada.byron@engine.example>: over quota', '4.2.1 ...: over quota'],
    ['450 ada.byron@engine.example is over quota', '... is over quota'],
    ['450 mailto:ada.byron@engine.example is over quota', '... is over quota'],
    ['450 user ada.byron unknown at engine.example', 'user ... unknown at ...'],
    ['450 user ADA over quota', 'user ... over quota'],
    ['450 ada.byron=engine.example is over quota', '... is over quota'],
    ['451 rejected: "Confirm your email" looks odd', 'rejected: ... looks odd'],
    ['451 Subject: Confirm your email', 'Subject: ... your email'],
    ['451 suspicious link http://localhost:3000/confirm-email?token=q83v found', 'suspicious link ... found'],
    ['451 token q83vEkWm0xkXnQkYx3x1mR2b6uT9wA4cD7eF5gH8iJ0 seen', '... seen'],
    ['451 see AbCdEfGhIjKlMnOpQrStUvWxYz012345 for details', 'see ... for details'],
    ['451 Hi Augusta, try later', '... try later'],
    ['451 <ada.byron@engine.example>', ''],
  ])('loses what comes from the email: %j', (response, shown) => {
    expect(words(response)).toBe(shown);
  });

  it('is cut when it goes on and on', () => {
    const long = words(`451 ${'busy '.repeat(100_000)}`);
    expect(long).toHaveLength(200);
    expect(long.endsWith('...')).toBe(true);
  });
});
