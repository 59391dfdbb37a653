// @ts-check
import { spawn } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../../scripts/embedded/postgres.mjs';
import { packagedBinaries } from '../../../../scripts/embedded/postgres-cluster.mjs';
import { changeOwner, commandAs, serverIdentity } from '../../../../scripts/embedded/postgres-user.mjs';
import { freePort } from '../../../../scripts/lib/free-port.mjs';

// A PostgreSQL with a streaming replica, made from a copy of its files: prints both addresses, and stops and removes
// both servers when its input ends.
const folder = mkdtempSync(join(tmpdir(), 'hh-pair-'));
const primaryDir = join(folder, 'primary');
const replicaDir = join(folder, 'replica');

const made = await startPostgres({ dataDir: primaryDir });
await made.stop();
const identity = serverIdentity(join(primaryDir, 'postgres'));
cpSync(join(primaryDir, 'postgres'), replicaDir, { recursive: true, preserveTimestamps: true });
const primary = await startPostgres({ dataDir: primaryDir });
giveAway(replicaDir);
chmodSync(replicaDir, 0o700);
chmodSync(folder, 0o755);
const { username, password, hostname, port } = new URL(primary.url);
appendFileSync(
  join(replicaDir, 'postgresql.auto.conf'),
  `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
);
writeFileSync(join(replicaDir, 'standby.signal'), '');
changeOwner(join(replicaDir, 'standby.signal'), identity);

const replicaPort = await freePort();
const { postgres } = await packagedBinaries();
const settings = [`port=${replicaPort}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
const start = commandAs(
  postgres,
  ['-D', replicaDir, ...settings.concat('max_connections=200').flatMap((one) => ['-c', one])],
  identity,
  [replicaDir],
);
const replica = spawn(start.command, start.args, { ...start.options, cwd: '/', stdio: 'ignore' });

const replicaUrl = new URL(primary.url);
replicaUrl.port = String(replicaPort);
process.stdout.write(`${JSON.stringify({ primary: primary.url, replica: replicaUrl.href })}\n`);

process.stdin
  .once('end', () => {
    replica.once('exit', () => {
      void primary.stop().then(() => rmSync(folder, { recursive: true, force: true }));
    });
    replica.kill('SIGINT');
  })
  .resume();

/** A copy made by root belongs to root. @param {string} path */
function giveAway(path) {
  changeOwner(path, identity);
  for (const entry of readdirSync(path, { recursive: true }))
    changeOwner(join(path, String(entry)), identity);
}
