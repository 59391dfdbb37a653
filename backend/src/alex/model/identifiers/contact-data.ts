import { isEveryday } from '../words/everyday-words';

type Replace = (text: string, by: string) => string;

const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';
const TOP_LEVEL =
  '(?:com|org|net|edu|gov|io|co|me|app|dev|info|biz|tv|xyz|online|site|club|shop|blog|eu|uk|us|ca|au|nz|ie|de|at|ch|fr|be|nl|es|pt|it|br|mx|ar|cl|pl|se|no|dk|fi|ru|in|cn|jp|example|social)';

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/giu;
const AT =
  '\\s*(?:\\(\\s*at\\s*\\)|\\[\\s*at\\s*\\]|\\{\\s*at\\s*\\}|\\s(?:at|arroba|chiocciola|arobase|ät|klammeraffe)\\s|@)\\s*';
const DOT = '\\s*(?:\\(\\s*dot\\s*\\)|\\[\\s*dot\\s*\\]|\\s(?:dot|punkt|punto|point|ponto)\\s|\\.)\\s*';
const JOINT = '(?:\\s+(?:dot|punkt|punto|point|ponto|underscore|dash|hyphen|minus)\\s+[\\p{L}\\p{N}_+-]+)*';
const SPOKEN_EMAIL = new RegExp(
  `(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]+${JOINT}${AT}[\\p{L}\\p{N}-]+(?:${DOT}[\\p{L}\\p{N}-]+)*?${DOT}${TOP_LEVEL}${AFTER}`,
  'giu',
);
const MAILBOX = new RegExp(
  `(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]+${JOINT}\\s+(?:at|on|@|bei|en|sur|no|su)\\s+(?:gmail|g\\s?mail|googlemail|google mail|yahoo|hotmail|outlook|icloud|gmx|proton(?:mail)?|aol|web\\.de)(?:${DOT}[\\p{L}]+)?${AFTER}`,
  'giu',
);
const LINK = /\b(?:https?:\/\/|www\.)\S+/giu;
/** "t.me/name", "linkedin.com/in/name": what follows the slash is a person. */
const PATH =
  /(?<![\p{L}\p{N}.@-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,10}\s?\/\s?[^\s,;/]+(?:\/[^\s,;]*)?/giu;
const PROFILE_PATH = /(?<![\p{L}\p{N}])linked\s?in\s*\/?\s*in\s*\/\s*[^\s,;]+/giu;
const DOMAIN = new RegExp(
  `(?<![\\p{L}\\p{N}.-])[\\p{L}\\p{N}-]{2,}(?:\\.[\\p{L}\\p{N}-]+)*\\.${TOP_LEVEL}(?:/[^\\s,;]*)?${AFTER}`,
  'gu',
);
const SPOKEN_DOMAIN = new RegExp(
  `${BEFORE}[\\p{L}\\p{N}-]{2,}\\s(?:dot|punkt|punto|point|ponto)\\s(?:com|org|net|io|me|app|de|fr|es|it|pt|co)${AFTER}`,
  'giu',
);
const HANDLE = /(?<![\p{L}\p{N}])@\s?[\p{L}\p{N}_.-]{2,}/giu;
/** A word with an underscore, or with letters and then digits, is no one's prose. */
const UNDERSCORED = /(?<![\p{L}\p{N}.])[\p{L}\p{N}.]*\p{L}[\p{L}\p{N}.]*_[\p{L}\p{N}_.]+/gu;
const LETTERS_AND_DIGITS = /(?<![\p{L}\p{N}-])(?!covid)\p{L}{2,}\d{2,}[\p{L}\p{N}]*(?![\p{N}-])/giu;
/** A British license plate, whose second half looks like a word. */
const BRITISH_PLATE =
  /(?<![\p{L}\p{N}-])(?!covid)\p{L}{2}\d{2}\s(?!and|but|the|was|who|has|for|she|her|his|who|did|had|you|not|yet|then)[a-z]{3}(?![\p{L}\p{N}'’-])/giu;
const INITIALED = /(?<![\p{L}\p{N}.])\p{Ll}{3,}\.\p{Ll}(?![\p{L}\p{N}.])/gu;

const PLATFORM =
  '(?:instagram|insta|ig|snapchat|snap|sc|tik\\s?tok|twitter|telegram|whats\\s?app|signal|discord|facebook|fb|linked\\s?in|kik|wechat|weibo|threads|bluesky|mastodon|reddit|only\\s?fans|venmo|cash\\s?app|paypal|zelle|skype|messenger|tinder|hinge|bumble|grindr|okcupid|feeld|steam|xbox|psn|spotify|twitch|youtube|strava|handle|username|user\\s?name|screen\\s?name|gamer\\s?tag|usuario|benutzername|nutzername|pseudo|pseudonyme|nome utente|utente)';
const IS = "(?:['’]s|is|was|=|:|called|under|as|es|está|ist|heißt|est|c['’]est|é|è|como|als)";
const ON_PLATFORM = new RegExp(
  `(${BEFORE}${PLATFORM}(?:['’]s)?(?:\\s+(?:handle|name|username|account|profile|tag|id|user|konto|cuenta|compte|conta))?\\s*${IS}(?:\\s+(?:is|under|as|called))?\\s*@?)([\\p{L}\\p{N}][\\p{L}\\p{N}._-]+)`,
  'giu',
);
const FOUND_ON = new RegExp(
  `(?<=${BEFORE}(?:as|is|he['’]s|she['’]s|they['’]re|find (?:him|her|them)|add (?:him|her|them|me)|me|am|under|user)\\s+)[\\p{L}\\p{N}][\\p{L}\\p{N}._-]+(?=\\s+(?:on|en|auf|sur|no|su)\\s+${PLATFORM}${AFTER})`,
  'giu',
);
const PASSWORD =
  /((?:password|passcode|passwort|contraseña|mot de passe|senha|wifi key)\s*(?:is|was|=|:|ist|es|est|é|è)\s*)\S+/giu;

const whole =
  (pattern: RegExp): Replace =>
  (text, by) =>
    text.replace(pattern, by);

/** A word that says how an account is, rather than what it's called, stays. */
const unlessEveryday =
  (pattern: RegExp): Replace =>
  (text, by) =>
    text.replace(pattern, (found: string, ...groups: unknown[]) => {
      const [before, name] = typeof groups[1] === 'string' ? [String(groups[0]), groups[1]] : ['', found];
      return isEveryday(name.replace(/[.!?]+$/, ''))
        ? found
        : before + by + (/[.!?]+$/.exec(name)?.[0] ?? '');
    });

const DIRECTLY: readonly Replace[] = [
  whole(LINK),
  whole(PATH),
  whole(PROFILE_PATH),
  whole(EMAIL),
  whole(SPOKEN_EMAIL),
  whole(MAILBOX),
  whole(DOMAIN),
  whole(SPOKEN_DOMAIN),
  whole(HANDLE),
  (text, by) => text.replace(PASSWORD, `$1${by}`),
  unlessEveryday(ON_PLATFORM),
  unlessEveryday(FOUND_ON),
  whole(UNDERSCORED),
  whole(BRITISH_PLATE),
  whole(LETTERS_AND_DIGITS),
  whole(INITIALED),
];

/** Replaces email addresses, links, handles and passwords, also as they are spoken. */
export function withoutContactData(text: string, by: string): string {
  return DIRECTLY.reduce((rest, replace) => replace(rest, by), text);
}
