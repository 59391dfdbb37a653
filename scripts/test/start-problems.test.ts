import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeVersionProblem } from '../lib/node-version.mjs';
import {
  type Ended,
  ended,
  removeFolders,
  runNode,
  temporaryFolder,
  withTakenPort,
} from './support/processes';

afterAll(removeFolders);

/** npm start in its own folder, on any free ports. */
const start = (env: NodeJS.ProcessEnv): Promise<Ended> =>
  ended(
    runNode('scripts/start.mjs', [], {
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: '',
      REDIS_URL: '',
      SMTP_URL: '',
      PORT: '0',
      INBOX_PORT: '0',
      ...env,
    }),
  );

describe('npm start explains in one line what to do', () => {
  it('when its port is taken', async () => {
    await withTakenPort(async (port) => {
      const { code, err } = await start({ PORT: String(port) });
      expect(err).toBe(`Port ${port} is taken. Stop the program that uses it, or set PORT to a free port.`);
      expect(code).toBe(1);
    });
  });

  it("when the inbox's port is taken", async () => {
    await withTakenPort(async (port) => {
      const { code, err } = await start({ INBOX_PORT: String(port) });
      expect(err).toBe(
        `Port ${port} is taken. Stop the program that uses it, or set INBOX_PORT to a free port.`,
      );
      expect(code).toBe(1);
    });
  });

  it('when a port is not a number', async () => {
    const { code, err } = await start({ PORT: 'http' });
    expect(err).toBe('PORT must be a whole number from 0 to 65535, not "http".');
    expect(code).toBe(1);
  });

  it("when DATA_DIR can't be written", async () => {
    const file = join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    const { code, err } = await start({ DATA_DIR: file });
    expect(err).toBe(
      `DATA_DIR ${file} can't be written (a file is in its place). Set DATA_DIR to a folder you may write to.`,
    );
    expect(code).toBe(1);
  });

  it.each([
    ['DATABASE_URL', 'postgres://stranger:wrong@127.0.0.1:1/none'],
    ['DATABASE_URL', 'mysql://localhost/none'],
    ['REDIS_URL', 'redis://127.0.0.1:1'],
    ['MAIL_FROM', 'Heart & Head'],
  ])('when %s is %s, and leaves nothing running', async (name, value) => {
    const { code, err } = await start({ [name]: value });
    expect(err).toContain(name);
    expect(err.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  it.each(['18.20.4', '20.18.3', '8.0.0'])('when Node is %s', (version) => {
    expect(nodeVersionProblem(version)).toBe(
      `Heart & Head needs Node 20.19 or newer and this is Node ${version}. ` +
        'Install the current version from https://nodejs.org and run the command again.',
    );
  });

  it.each(['20.19.0', '20.20.2', '22.0.0', '25.1.0'])('and accepts Node %s', (version) => {
    expect(nodeVersionProblem(version)).toBe('');
  });
});
