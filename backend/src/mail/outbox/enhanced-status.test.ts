import { isBadAddress, enhancedStatusIn } from './enhanced-status';

describe('a permanent rejection', () => {
  it.each(['5.1.1', '5.1.10', '5.2.1', '5.0.0', '5.4.4', null])('means a bad address: %s', (status) =>
    expect(isBadAddress(status)).toBe(true),
  );

  it.each(['5.7.1', '5.7.26', '5.2.2', '4.2.2', '4.7.0'])('does not mean a bad address: %s', (status) =>
    expect(isBadAddress(status)).toBe(false),
  );
});

describe('the status in a server reply', () => {
  it.each([
    ['550 5.1.1 <ada@example.com>: Recipient address rejected', '5.1.1'],
    ['550-5.7.26 This mail is unauthenticated', '5.7.26'],
    ['550 No such user at 10.0.0.1', null],
  ])('is found: %s', (words, status) => expect(enhancedStatusIn(words)).toBe(status));
});
