import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planFor } from '../lib/system-packages.mjs';
import { ended, removeFolders, runNode, temporaryFolder } from './support/processes';

afterAll(removeFolders);

const REDIS = { what: 'Redis', package: 'redis-server' };
const TESTS = { who: 'The tests', command: 'npm test' };
const CHROMIUM = { what: 'a browser', package: 'chromium' };

describe('missing tools', () => {
  it('are installed as root on Debian', () => {
    expect(planFor([REDIS, CHROMIUM], { env: {}, isDebianRoot: true }, TESTS)).toEqual({
      install: ['redis-server', 'chromium'],
    });
  });

  it.each(['1', 'true', 'yes'])('are only named when NO_SYSTEM_INSTALL is %s', (value) => {
    expect(planFor([CHROMIUM], { env: { NO_SYSTEM_INSTALL: value }, isDebianRoot: true }, TESTS)).toEqual({
      problem:
        'The tests need a browser: NO_SYSTEM_INSTALL is set, so install it yourself (apt-get install chromium), then run npm test again.',
    });
  });

  it.each(['', '0', 'false'])('are installed when NO_SYSTEM_INSTALL is %j', (value) => {
    const plan = planFor([REDIS], { env: { NO_SYSTEM_INSTALL: value }, isDebianRoot: true }, TESTS);
    expect(plan).toEqual({ install: ['redis-server'] });
  });

  it('are only named for everyone else', () => {
    expect(planFor([REDIS], { env: {}, isDebianRoot: false }, TESTS)).toEqual({
      problem: 'The tests need Redis: install it, then run npm test again.',
    });
  });

  it('that only save time are installed where allowed, and not asked for elsewhere', () => {
    const shell = { what: 'a quicker browser', package: 'chromium-headless-shell', isOptional: true };
    const plan = (isDebianRoot: boolean) => planFor([shell], { env: {}, isDebianRoot }, TESTS);
    expect([plan(true), plan(false)]).toEqual([{ install: ['chromium-headless-shell'] }, null]);
    expect(planFor([shell, REDIS], { env: {}, isDebianRoot: false }, TESTS)).toEqual({
      problem: 'The tests need Redis: install it, then run npm test again.',
    });
    expect(planFor([], { env: {}, isDebianRoot: true }, TESTS)).toBeNull();
  });
});

/**
 * Runs the step with a fake apt-get as the only program on PATH. Returns what apt-get was asked to do, and the output.
 */
async function ensureTools(env: NodeJS.ProcessEnv): Promise<{ asked: string; said: string }> {
  const folder = temporaryFolder();
  const [bin, asked] = [join(folder, 'bin'), join(folder, 'asked')];
  mkdirSync(bin);
  writeFileSync(asked, '');
  writeFileSync(join(bin, 'apt-get'), `#!/bin/sh\necho "$@" >> ${asked}\n`);
  chmodSync(join(bin, 'apt-get'), 0o755);
  const { out, err } = await ended(
    runNode('scripts/test/support/ensure-tools.mjs', [], { PATH: bin, CHROME: '', ...env }),
  );
  return { asked: readFileSync(asked, 'utf8'), said: out + err };
}

const isRoot = process.getuid?.() === 0;

describe('npm test', () => {
  it('says what it will install first, and what is still missing if that fails', async () => {
    const { asked, said } = await ensureTools({});
    if (isRoot) {
      expect(asked).toContain(
        'install -y -qq --no-install-recommends redis-server chromium chromium-headless-shell prometheus caddy',
      );
      const announced = said.indexOf(
        'About to run: apt-get update && apt-get install redis-server chromium chromium-headless-shell prometheus caddy',
      );
      expect(announced).toBeGreaterThanOrEqual(0);
      expect(announced).toBeLessThan(
        said.indexOf(
          'Installing redis-server and chromium and chromium-headless-shell and prometheus and caddy (apt)',
        ),
      );
    } else expect(asked).toBe('');
    expect(said).toContain('then run npm test again.');
  });

  it('installs nothing when NO_SYSTEM_INSTALL is set, and fails that step', async () => {
    const { asked, said } = await ensureTools({ NO_SYSTEM_INSTALL: '1' });
    expect(asked).toBe('');
    expect(said).toMatch(
      /^The tests need Redis .* and a Chromium browser .* and Prometheus's promtool .* and Caddy .*run npm test again\.$/m,
    );
  });
});
