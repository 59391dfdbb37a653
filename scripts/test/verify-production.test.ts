import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../faults/until.mjs';
import { isAlive } from '../lib/process-table.mjs';
import { composeShape } from '../verify-production/compose-shape.mjs';
import { Keeper } from '../verify-production/keeper.mjs';
import { knowsPreparedStatements } from '../verify-production/programs.mjs';
import { ended, removeFolders, runNode, temporaryFolder } from './support/processes';

const ROOT = join(__dirname, '../..');

afterAll(removeFolders);

describe('npm run verify:production', () => {
  it('names what is missing and installs nothing when NO_SYSTEM_INSTALL is set', async () => {
    const env = { PATH: temporaryFolder(), NO_SYSTEM_INSTALL: '1' };
    const { out, err, code } = await ended(runNode('scripts/verify-production.mjs', [], env));
    expect(out + err).toMatch(
      /^The checks need Caddy and Prometheus .*then run npm run verify:production again\.$/m,
    );
    expect(out + err).not.toContain('apt-get update');
    expect(code).toBe(1);
  });

  it('runs what docker-compose.yml says', () => {
    const shape = composeShape(ROOT);
    expect(shape.apis).toEqual(['api-1', 'api-2']);
    expect(shape.workers).toEqual(['worker-1', 'worker-2']);
    expect(shape.environmentOf('api-1')).toMatchObject({ ROLE: 'api', TRUST_PROXY: '1', DRAIN_SECONDS: '3' });
    expect(shape.environmentOf('api-1')).not.toHaveProperty('SESSION_SECRET');
    expect(shape.argumentsOf('redis').slice(0, 2)).toEqual(['--appendonly', 'yes']);
    expect(shape.argumentsOf('postgres')).toContain('max_connections=200');
  });

  it.each([
    ['1.18.0', false],
    ['1.20.1', false],
    ['1.21.0', true],
    ['2.0.0', true],
  ])('pools transactions only with a PgBouncer that keeps prepared statements: %s', (version, knows) => {
    expect(knowsPreparedStatements(version)).toBe(knows);
  });

  it("forgets a process that has ended, whose id may be another's", async () => {
    const keeper = new Keeper({ keep: false });
    const child = spawn('true', { stdio: 'ignore' });
    keeper.note(child);
    expect(readdirSync(join(keeper.folder, 'pids'))).toEqual([String(child.pid)]);
    await once(child, 'exit');
    expect(readdirSync(join(keeper.folder, 'pids'))).toEqual([]);
    await keeper.clean();
    expect(existsSync(keeper.folder)).toBe(false);
  });

  it('leaves no process and no folder behind, even when it is killed', async () => {
    const program = `
      import { spawn } from 'node:child_process';
      import { Keeper } from ${JSON.stringify(join(ROOT, 'scripts/verify-production/keeper.mjs'))};
      const keeper = new Keeper({ keep: false });
      const server = spawn('sleep', ['600'], { stdio: 'ignore' });
      keeper.note(server);
      console.log(JSON.stringify({ folder: keeper.folder, pid: server.pid }));`;
    const owner = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' });
    const [line] = (await once(owner.stdout, 'data')) as [Buffer];
    const { folder, pid } = JSON.parse(line.toString()) as { folder: string; pid: number };
    expect(isAlive(pid)).toBe(true);
    owner.kill('SIGKILL');
    await until(() => !isAlive(pid) && !existsSync(folder), 10_000, 'nothing is left');
  });
});
