import fastify from 'fastify';
import { Clock } from '../clock/clock';
import { registerSecurityContact } from './security-contact';

class FixedClock extends Clock {
  now(): Date {
    return new Date('2026-03-01T15:30:00Z');
  }
}

it('says where to report a security problem, and for how long that is good (RFC 9116)', async () => {
  const server = fastify();
  registerSecurityContact(
    server,
    { appUrl: 'https://dates.example', supportEmail: 'help@dates.example' },
    new FixedClock(),
  );
  const answer = await server.inject({ url: '/.well-known/security.txt' });
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe(
    'Contact: mailto:help@dates.example\nExpires: 2026-08-28T00:00:00Z\nPreferred-Languages: en\n' +
      'Canonical: https://dates.example/.well-known/security.txt\n',
  );
});
