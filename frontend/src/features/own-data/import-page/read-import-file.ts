import { RECORD_SECTIONS } from '#contract/account/imports';

const FILE_PARTS: readonly string[] = ['product', 'formatVersion', 'exportedAt', ...RECORD_SECTIONS];

/** The file's text: UTF-8, UTF-16 as some spreadsheets save it, or else Windows-1252, in which every byte is a letter. */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Of a downloaded account, only the dating record is sent: not its devices, emails and sign-ins. */
export function withoutForeignParts(text: string): string {
  try {
    const file: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof file !== 'object' || file === null || !('product' in file)) return text;
    return JSON.stringify(
      Object.fromEntries(Object.entries(file).filter(([part]) => FILE_PARTS.includes(part))),
    );
  } catch {
    return text;
  }
}

/** The list in a file; null for one that isn't text, such as a workbook. Rejects what can't be read, such as a folder. */
export async function readImportFile(file: Blob): Promise<string | null> {
  const text = decodeText(await file.arrayBuffer());
  return text.includes('\0') ? null : withoutForeignParts(text);
}
