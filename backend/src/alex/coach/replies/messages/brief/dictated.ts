import { isManner } from './manner';
import { sentence } from './sentence';

/** What the user would write themselves: "something like …". */
const DICTATED =
  /\b(?:something|smth|sth|anything|a (?:message|text|note))\s+like\b[\s:,]*["“]?(?=\S+\s+\S+\s+\S+)(.+)$/is;

/** What the user dictates, as sentences; how it is to come across is left out. */
export function dictatedIn(message: string): string[] {
  const text = DICTATED.exec(message)?.[1] ?? '';
  return text
    .split(/[.!?\n]+\s*/)
    .map((part) =>
      part
        .trim()
        .replace(/["”]$/, '')
        .replace(/^(?:hey|hi|hello)[\s,!]+/i, ''),
    )
    .filter((part) => part !== '' && !isManner(part))
    .map(sentence);
}
