import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileSecurityLog, StandardOutputSecurityLog, type SecurityLogEntry } from './security-log';

const entryAt = (time: string): SecurityLogEntry => ({
  event: 'sign-in.failed',
  time,
  account: 'a',
  address: null,
  device: null,
});
const lineAt = (time: string): string => `${JSON.stringify({ log: 'security', ...entryAt(time) })}\n`;

describe('the security log', () => {
  let written: jest.SpyInstance;
  beforeEach(() => {
    written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => written.mockRestore());

  it('is one line of JSON on standard output, whatever the log level', () => {
    new StandardOutputSecurityLog().write(entryAt('2026-01-01T00:00:00.000Z'));
    expect(written).toHaveBeenCalledWith(lineAt('2026-01-01T00:00:00.000Z'));
  });

  it('keeps 90 days in a file that only its owner can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'security-log-'));
    const file = join(folder, 'security.log');
    writeFileSync(file, lineAt('2026-01-01T00:00:00.000Z') + lineAt('2026-03-01T00:00:00.000Z'));
    new FileSecurityLog(file, new Date('2026-04-02T00:00:00Z')).write(entryAt('2026-04-02T00:00:00.000Z'));
    expect(readFileSync(file, 'utf8')).toBe(
      lineAt('2026-03-01T00:00:00.000Z') + lineAt('2026-04-02T00:00:00.000Z'),
    );
    new FileSecurityLog(file, new Date('2026-04-02T00:00:00Z')).write(entryAt('2026-06-05T00:00:00.000Z'));
    expect(readFileSync(file, 'utf8')).toBe(
      lineAt('2026-04-02T00:00:00.000Z') + lineAt('2026-06-05T00:00:00.000Z'),
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(written).toHaveBeenCalledTimes(2);
    rmSync(folder, { recursive: true });
  });
});
