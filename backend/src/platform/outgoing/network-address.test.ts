import { isLoopbackHost, isPublicAddress } from './network-address';

describe('a public address', () => {
  it.each(['1.1.1.1', '8.8.8.8', '::ffff:8.8.8.8', '2606:4700::1111', '2a00:1450:4001::1'])(
    'can be reached from anywhere: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
    'localhost',
    '2130706433',
    '',
  ])('is not one of this machine, its network or a cloud: %j', (address) =>
    expect(isPublicAddress(address)).toBe(false),
  );
});

describe('a host name of this machine', () => {
  it.each([
    'localhost',
    'LOCALHOST',
    'mail.localhost',
    '127.0.0.1',
    '127.8.9.1',
    '[::1]',
    '::ffff:127.0.0.1',
  ])('is recognized: %s', (host) => expect(isLoopbackHost(host)).toBe(true));

  it.each(['mail', 'localhost.example', 'notlocalhost', '0.0.0.0', '10.0.0.1', '127.0.0.1.example', ''])(
    'is not %j',
    (host) => expect(isLoopbackHost(host)).toBe(false),
  );
});
