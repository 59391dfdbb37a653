import type { EnvironmentReader } from './environment-reader';
import { StartupError } from './startup-error';

/** What only the administrator's console needs to know of the deployment. */
export interface ConsoleConfig {
  /** Where the embedded servers keep their files; its disk is watched. */
  readonly dataDir: string;
  /** Pages of the mail provider. */
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
        `MAIL_CONSOLE must hold pairs like "Deliveries=https://mail.example.com/log", separated by commas; "${pair.trim()}" is none.`,
      );
    return { label: label.trim(), url };
  });
}
