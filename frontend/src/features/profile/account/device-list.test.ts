import { seenWords } from './device-list';

describe('when a device was last seen', () => {
  const now = new Date(2026, 5, 10, 20, 30);
  const seen = (lastSeenAt: Date, current = false) =>
    seenWords(
      {
        id: 'd',
        name: 'Firefox on Windows',
        signedInAt: '2026-01-01T00:00:00.000Z',
        lastSeenAt: lastSeenAt.toISOString(),
        current,
      },
      now,
    );

  it.each([
    ['This device', new Date(2026, 5, 10, 20), true],
    ['Last seen within the last two hours', new Date(2026, 5, 10, 19), false],
    ['Last seen today', new Date(2026, 5, 10, 8), false],
    ['Last seen June 9, 2026', new Date(2026, 5, 9, 17), false],
  ])('is shown as: %s', (words, at, current) => expect(seen(at, current)).toBe(words));
});
