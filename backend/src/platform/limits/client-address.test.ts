import { limitedAddress } from './client-address';

describe('the client address that limits count by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
  ])('is an IPv4 address itself: %s', (ip, key) => expect(limitedAddress(ip)).toBe(key));

  it.each([
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002:0000:0000:0000:0001',
    '2001:db8:1:2::',
    '2001:db8:1:2::1%eth0',
  ])('is the /64 network of an IPv6 address, however it is written: %s', (ip) =>
    expect(limitedAddress(ip)).toBe('2001:db8:1:2::/64'),
  );

  it('distinguishes networks', () => {
    const keys = ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8::1', '::1', 'fe80::1'].map(limitedAddress);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
