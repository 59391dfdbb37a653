import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { greetMailServer } from './mail-server-greeting';

/** A server that greets every client with one line and records what it sends. */
async function serverThat(act: (client: Socket) => void) {
  const heard: string[] = [];
  const server = createServer((client) => {
    client.on('data', (words) => heard.push(words.toString()));
    client.on('error', () => undefined);
    act(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { url: `smtp://127.0.0.1:${address.port}`, heard, close: () => server.close() };
}

describe('greeting the mail server', () => {
  it('resolves when the server is ready, and says goodbye', async () => {
    let leave: (() => void) | undefined;
    const left = new Promise<void>((resolve) => (leave = resolve));
    const server = await serverThat((client) => {
      client.write('220 mail.example ESMTP\r\n');
      client.on('end', () => leave?.());
    });
    await greetMailServer(server.url, false);
    await left;
    server.close();
    expect(server.heard.join('')).toBe('QUIT\r\n');
  });

  it('reports what the server said instead', async () => {
    const server = await serverThat((client) => client.write('421 busy\r\n'));
    await expect(greetMailServer(server.url, false)).rejects.toThrow('it said 421');
    server.close();
  });

  it('reports when the server hangs up, and when there is none', async () => {
    const server = await serverThat((client) => client.destroy());
    await expect(greetMailServer(server.url, false)).rejects.toThrow();
    server.close();
    await expect(greetMailServer('smtp://127.0.0.1:9', false)).rejects.toThrow('ECONNREFUSED');
  });

  it.each([
    ['250-mail.example\r\n250 SIZE 1000\r\n', 'it offers no encryption (STARTTLS)'],
    ['502 what\r\n', 'it said 502'],
  ])('asks for encryption where it is required: %j', async (offers, problem) => {
    const server = await serverThat((client) => {
      client.write('220-mail.example\r\n220 ESMTP\r\n');
      client.once('data', () => [...offers].forEach((character) => client.write(character)));
    });
    await expect(greetMailServer(server.url, true)).rejects.toThrow(problem);
    server.close();
    expect(server.heard.join('')).toMatch(/^EHLO localhost\r\n/);
  });

  it.each([
    '250-mail.example\r\n250-SIZE 1000\r\n250 STARTTLS\r\n',
    '250-mail.example\r\n250-STARTTLS\r\n250 SIZE 1000\r\n',
  ])('begins encryption where it is offered, and says when that is refused: %j', async (offers) => {
    const server = await serverThat((client) => {
      client.write('220 mail.example ESMTP\r\n');
      client.once('data', () => {
        client.write(offers);
        client.once('data', () => client.write('454 not now\r\n'));
      });
    });
    await expect(greetMailServer(server.url, true)).rejects.toThrow('it said 454');
    server.close();
    expect(server.heard.join('')).toMatch(/^EHLO localhost\r\nSTARTTLS\r\n/);
  });
});
