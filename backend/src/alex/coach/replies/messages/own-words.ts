import { mentionsIn } from '../../../../candidates/mentioned-matches';
import type { Asked } from '../../asked';
import { addresseeIn, toSecondPerson } from './brief/second-person';
import { partsOf } from '../../../../words/message-text';

const SLOT = /\{(wish|complaint|prefer)\|([^}]*)\}/g;
const WISH =
  /\b(?:(?:could|can|may) i (?:just |only |maybe |also )?|i(?:['’]d| would) (?:just |only |really |rather )?(?:like to|love to|prefer to )?|i (?:just |only |really )?(?:want to|wanna) )(?<rest>[^?.!,;]+)/i;
const OF_ME =
  /^(?:love|like|prefer) to$|\b(?:not|n['’]?t|never|die|cry|disappear|delete|block|know|say|tell|write)\b/i;
const COMPLAINT =
  /\b(?:always|never|keeps?|every time|constantly|cancel+ed|forgot|ignored|interrupted|laughed|was late|late|didn['’]?t|did not)\b/i;
const THEY = /^(?:(?:but|and|so|ugh|well|when|because)\s+)*(?=(?:he|she|they)\b)/i;
const LONGEST = 16;

/** A message to send, with what the user said they'd like or what bothers them where it has a place for it. */
export function withOwnWords(text: string, asked: Asked): string {
  return text.replace(SLOT, (_, slot: string, otherwise: string) => {
    const found = linesOf(asked).flatMap((line) => FOUND[slot]?.(line, asked) ?? []);
    return found[0] ?? otherwise;
  });
}

const PREFER = /\bi(?:['’]d| would) (?:have )?(?:prefer(?:red)?|rather have|liked|loved) (?<rest>[^?.!,;]+)/i;

function preferenceIn(line: string, asked: Asked): string | null {
  const rest =
    PREFER.exec(line)
      ?.groups?.['rest']?.replace(/\b(?:more|instead|better|i think)\b/gi, '')
      .trim() ?? '';
  return rest === '' || rest.split(' ').length > LONGEST ? null : said(rest, line, asked);
}

const FOUND: Readonly<Record<string, (line: string, asked: Asked) => string | null>> = {
  wish: wishIn,
  complaint: complaintIn,
  prefer: preferenceIn,
};

/** What the user wrote about this person, the latest first. */
function linesOf({ message, history, matches, facts }: Asked): string[] {
  const others = facts.matches.filter(({ id }) => matches.every((match) => match.id !== id));
  const lines = [
    message,
    ...history
      .filter(({ role }) => role === 'user')
      .map((turn) => turn.message)
      .reverse(),
  ].slice(0, LATELY);
  const firstOfOther = lines.findIndex((line) => mentionsIn(line, others).length > 0);
  return firstOfOther < 0 ? lines : lines.slice(0, firstOfOther);
}

/** Before so many messages it may have been about something else. */
const LATELY = 5;

function wishIn(line: string, asked: Asked): string | null {
  const rest = WISH.exec(line)?.groups?.['rest']?.trim() ?? '';
  return rest === '' || OF_ME.test(rest) || rest.split(' ').length > LONGEST ? null : said(rest, line, asked);
}

function complaintIn(line: string, asked: Asked): string | null {
  const name = asked.matches[0]?.name.split(' ')[0] ?? null;
  const told = partsOf(line).find((part) => COMPLAINT.test(part));
  const plain = told === undefined ? undefined : withoutName(told, name).replace(/[.!…]+$/, '');
  if (plain === undefined || !THEY.test(plain) || plain.split(' ').length > LONGEST) return null;
  return said(plain.replace(THEY, ''), line, asked);
}

function withoutName(told: string, name: string | null): string {
  const isFirst = name !== null && told.toLowerCase().startsWith(`${name.toLowerCase()} `);
  return isFirst ? `he${told.slice(name.length)}` : told;
}

function said(text: string, line: string, asked: Asked): string {
  const name = asked.matches[0]?.name.split(' ')[0] ?? null;
  return toSecondPerson(text, addresseeIn(line, name))
    .replace(/\bi\b/g, 'I')
    .replace(/[\s.!]+$/, '');
}
