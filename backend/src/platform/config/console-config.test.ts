import { readConsole } from './console-config';
import { EnvironmentReader } from './environment-reader';

const read = (env: NodeJS.ProcessEnv) => readConsole(new EnvironmentReader(env));

describe('the console settings', () => {
  it('are minimal when nothing is set', () => {
    expect(read({})).toEqual({ dataDir: '.data', mailConsole: [] });
  });

  it("include the email provider's pages", () => {
    expect(
      read({ MAIL_CONSOLE: 'Deliveries=https://mail.example/log?a=b, Domains=https://mail.example/d' }),
    ).toMatchObject({
      mailConsole: [
        { label: 'Deliveries', url: 'https://mail.example/log?a=b' },
        { label: 'Domains', url: 'https://mail.example/d' },
      ],
    });
  });

  it.each(['Deliveries', 'Deliveries=mail.example', 'Run=javascript:alert(1)', '=https://mail.example'])(
    'reject %j, and name the variable',
    (text) => {
      expect(() => read({ MAIL_CONSOLE: text })).toThrow(/^MAIL_CONSOLE must hold pairs/);
    },
  );
});
