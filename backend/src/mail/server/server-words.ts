/** What a reply, or an email it answers, is about. */
interface AnsweredMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const LONGEST = 200;
/** Stands for what was taken out. */
const GAP = '...';
/** Queue ids are shorter, and names of servers have dots. */
const LIKE_A_SECRET = /^[\w+/=-]{24,}$/;

/**
 * Words by which mail servers explain themselves. They are shown although they are in the email too; any other word of
 * the email is not.
 */
const DIAGNOSTIC = new Set(
  `a about accept accepted access account action address again all allowed already an and are as at attempts authentication
  available back bad be because been before blocked bounce busy but by can cannot check client come command complete
  connect connection connections contact content could data day days deferred delayed delivered delivery denied details
  disabled do does domain down due email emails enabled encrypted error exceeded exist failed failure find first for found
  from full get go greylisted has have header help here host hour hours if in inbox information internal invalid ip is isn't
  it its later limit limited link links list local long mail mailbox mails maximum may message messages minute minutes more
  must network new no not now number of off on one only or other our over page password per permanent permission please
  policy problem protocol quota rate received recipient recipients refused rejected relay reply reputation request requested
  required reset resource resources retry same second seconds security see send sender sending sent server service session
  signed size slow some soon spam storage support suspicious system temporarily temporary text than that the their them then
  there this time to too transaction transient try unable unavailable undeliverable unknown until up us use user users using
  valid verify via wait was we when while will with you your`.split(/\s+/),
);

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];

/**
 * What a mail server said, on one line of at most 200 characters, without its code, addresses, links, quotations and any
 * word that it could have from the email. Empty when nothing is left.
 */
export function serverWords(response: string, mail: AnsweredMail): string {
  const isOfEmail = new Set([mail.to, mail.subject, mail.text].flatMap(wordsOf));
  const isKept = (word: string): boolean =>
    !LIKE_A_SECRET.test(word) &&
    wordsOf(word).every((part) => DIAGNOSTIC.has(part) || /^\d{1,3}$/.test(part) || !isOfEmail.has(part));
  const said = response
    .slice(0, 10 * LONGEST)
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*\d{3}[ -]?/, ''))
    .join(' ')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/<[^>]*>?|"[^"]*"?|“[^”]*”?|«[^»]*»?|`[^`]*`?|(?<!\S)'[^']*'?/g, ` ${GAP} `)
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+|\bwww\.\S+|\S*@\S*/gi, ` ${GAP} `)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (isKept(word) ? word : GAP));
  const once = said.filter((word, index) => word !== GAP || said[index - 1] !== GAP);
  // The lines of one reply repeat its status.
  const text = once.filter(
    (word, index) => !/^[245](\.\d{1,3}){2}$/.test(word) || once.indexOf(word) === index,
  );
  return text.some((word) => word !== GAP) ? clipped(text.join(' ').replace(/ (?=[,;:!?)])/g, '')) : '';
}

function clipped(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - GAP.length).trimEnd()}${GAP}`;
}
