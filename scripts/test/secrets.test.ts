import { createECDH } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishRotation, renewSecrets, useSecrets } from '../lib/secrets.mjs';
import { ended, removeFolders, runNode, temporaryFolder } from './support/processes';

afterAll(removeFolders);

const newFile = () => join(temporaryFolder(), 'secrets.json');
const kept = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as { dataKey: string; previousDataKeys?: string[] };

function used(file: string, given: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const env = { ...given };
  useSecrets(env, file);
  return env;
}

describe('generated keys', () => {
  it('are made once, for their owner alone', () => {
    const file = newFile();
    const first = used(file);
    expect(Buffer.from(first['DATA_KEY'] ?? '', 'base64')).toHaveLength(32);
    expect(used(file)).toEqual(first);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('include one for push messages, which is also added to files of earlier versions and never changes', () => {
    const file = newFile();
    const first = used(file)['VAPID_PRIVATE_KEY'] ?? '';
    expect(() => createECDH('prime256v1').setPrivateKey(first, 'base64')).not.toThrow();
    renewSecrets(file);
    expect(used(file)['VAPID_PRIVATE_KEY']).toBe(first);
    const earlier = newFile();
    const keys = { sessionSecret: 'a', dataKey: 'b' };
    const added = [1, 2].map(() => {
      writeFileSync(earlier, JSON.stringify(keys));
      return used(earlier)['VAPID_PRIVATE_KEY'];
    });
    // Two containers that start together add the same.
    expect(added[0]).toBe(added[1]);
    expect(JSON.parse(readFileSync(earlier, 'utf8'))).toEqual({ ...keys, vapidPrivateKey: added[0] });
    expect(used(newFile(), { VAPID_PRIVATE_KEY: 'own' })['VAPID_PRIVATE_KEY']).toBe('own');
  });

  it('are not made when the environment has its own', () => {
    const file = newFile();
    const own = { SESSION_SECRET: 'a', DATA_KEY: 'b' };
    expect(used(file, own)).toEqual(own);
    expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('fill in for the one that the environment lacks, and are not changed then', () => {
    const env = used(newFile(), { DATA_KEY: 'b' });
    expect(env).toMatchObject({ DATA_KEY: 'b' });
    expect(env['SESSION_SECRET']).toBeTruthy();
    expect(env['KEYS_FILE']).toBeUndefined();
  });

  it('never replace a file that is damaged', () => {
    const file = newFile();
    writeFileSync(file, '{"dataKey":');
    expect(() => used(file)).toThrow(/can't be read\. Restore it/);
  });

  it('are renewed with the old ones as previous, once per rotation', () => {
    const file = newFile();
    const before = used(file);
    expect(renewSecrets(file)).toBe(true);
    const after = used(file);
    expect(after['DATA_KEY']).not.toBe(before['DATA_KEY']);
    expect(after).toMatchObject({
      DATA_KEY_PREVIOUS: before['DATA_KEY'],
      SESSION_SECRET_PREVIOUS: before['SESSION_SECRET'],
    });
    expect(renewSecrets(file)).toBe(false);
    expect(used(file)).toEqual(after);

    finishRotation(file);
    expect(used(file)).toEqual(after);
    expect(renewSecrets(file)).toBe(true);
    expect(kept(file).previousDataKeys).toEqual([after['DATA_KEY'], before['DATA_KEY']]);
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});

describe('npm run rotate-keys', () => {
  const run = (words: readonly string[], env: NodeJS.ProcessEnv) =>
    ended(runNode('scripts/rotate-keys.mjs', words, env));

  it('does not make keys that the environment would override', async () => {
    const { code, err } = await run(['--new'], { DATA_DIR: temporaryFolder(), DATA_KEY: 'a' });
    expect(code).toBe(1);
    expect(err).toMatch(/^DATA_KEY and SESSION_SECRET are set in the environment.*DATA_KEY_PREVIOUS/);
  });

  it('makes none where the product has never run', async () => {
    const { code, err } = await run(['--new'], { DATA_DIR: temporaryFolder() });
    expect(code).toBe(1);
    expect(err).toMatch(/^There are no keys in .*secrets\.json yet\. Run npm start first\./);
  });

  it('is shown the usage', async () => {
    expect((await run(['--now'], {})).err).toMatch(/^Usage: npm run rotate-keys/);
  });
});
