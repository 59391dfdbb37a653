// An npm that pays no attention to signals and has started a process that doesn't either, as an install script may.
const { spawn } = require('node:child_process');
const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');

const { PIDS_FILE } = process.env;
const ignoreSignals = `for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);`;

if (existsSync(PIDS_FILE)) {
  // The second time, everything is fine.
  mkdirSync('node_modules', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', readFileSync('package-lock.json'));
} else {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  const script = spawn(
    process.execPath,
    ['-e', `${ignoreSignals} console.log('up'); setInterval(() => undefined, 1e6)`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  script.stdout.once('data', () => {
    appendFileSync(PIDS_FILE, JSON.stringify([process.pid, script.pid]));
    console.log('npm http fetch GET 200 something');
  });
}
