import type { EnvironmentReader } from './environment-reader';
import { StartupError } from './startup-error';

/** Settings that only the admin console needs. */
export interface ConsoleConfig {
  /** Where the embedded servers keep their files; its disk space is monitored. */
  readonly dataDir: string;
  /** Pages of the email provider. */
  readonly mailConsole: readonly { readonly label: string; readonly url: string }[];
}

export function readConsole(read: EnvironmentReader): ConsoleConfig {
  return { dataDir: read.text('DATA_DIR', '.data'), mailConsole: parseLinks(read.text('MAIL_CONSOLE', '')) };
}

/** `Label=url` pairs, comma-separated. */
function parseLinks(text: string): { label: string; url: string }[] {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  return pairs.map((pair) => {
    const [, label = '', url = ''] = /^([^=]+)=(.+)$/.exec(pair.trim()) ?? [];
    if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
      throw new StartupError(
        `MAIL_CONSOLE must hold pairs like "Deliveries=https://mail.example.com/log", separated by commas; "${pair.trim()}" is not one.`,
      );
    return { label: label.trim(), url };
  });
}
