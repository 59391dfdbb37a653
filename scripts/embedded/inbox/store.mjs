// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MESSAGES_MAX = 500;

/**
 * @typedef {{ id: string, to: string[], from: string, subject: string, date: string, messageId: string, text: string,
 *   html: string, headers: Record<string, string>, links: string[] }} Message
 */

/** The newest 500 emails, each as `<id>.eml` (raw) and `<id>.json` (parsed); ids sort by arrival time. */
export class MailStore {
  /** @param {string} dir */
  constructor(dir) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    this.dir = dir;
    this.messages = readKept(dir);
    /** @type {Set<() => void>} */
    this.listeners = new Set();
  }

  /** Newest first. @param {string | null} recipient only emails to this address, ignoring case */
  list(recipient) {
    const wanted = recipient?.trim().toLowerCase();
    const found = wanted
      ? this.messages.filter(({ to }) => to.some((one) => one.toLowerCase() === wanted))
      : this.messages;
    return found.toReversed();
  }

  /** @param {string} id */
  find(id) {
    return this.messages.find((message) => message.id === id);
  }

  /** The raw email. @param {Message} message */
  raw(message) {
    return readFile(join(this.dir, `${message.id}.eml`));
  }

  /** Resolves when the email is on disk. @param {Buffer} source @param {{ from: string, to: string[] }} envelope */
  async add(source, envelope) {
    const id = `${Date.now().toString(36).padStart(9, '0')}-${randomBytes(5).toString('hex')}`;
    const message = await readMail(id, source, envelope);
    await writeFile(join(this.dir, `${id}.eml`), source, { mode: 0o600 });
    const unfinished = join(this.dir, `${id}.tmp`);
    await writeFile(unfinished, JSON.stringify(message), { mode: 0o600 });
    await rename(unfinished, join(this.dir, `${id}.json`));
    this.messages.push(message);
    const dropped = this.messages.splice(0, Math.max(0, this.messages.length - MESSAGES_MAX));
    this.#tell();
    await this.#erase(dropped);
  }

  async clear() {
    const dropped = this.messages.splice(0);
    this.#tell();
    await this.#erase(dropped);
  }

  /** @param {() => void} listener called after every change @returns {() => void} removes the listener */
  onChange(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  #tell() {
    for (const listener of this.listeners) listener();
  }

  /** @param {Message[]} messages */
  async #erase(messages) {
    const files = messages.flatMap(({ id }) => [`${id}.json`, `${id}.eml`]);
    await Promise.all(files.map((file) => rm(join(this.dir, file), { force: true })));
  }
}

/** @param {string} dir @returns {Message[]} oldest first */
function readKept(dir) {
  const files = readdirSync(dir).filter((name) => name.endsWith('.json'));
  return files.sort().map((name) => JSON.parse(readFileSync(join(dir, name), 'utf8')));
}

/** @param {string} id @param {Buffer} source @param {{ from: string, to: string[] }} envelope @returns {Promise<Message>} */
async function readMail(id, source, envelope) {
  // Loaded with the first email: most starts never get one.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(source);
  const html = typeof mail.html === 'string' ? mail.html : '';
  const text = mail.text ?? '';
  return {
    id,
    to: envelope.to,
    from: mail.from?.text ?? envelope.from,
    subject: mail.subject ?? '',
    date: (mail.date ?? new Date()).toISOString(),
    messageId: mail.messageId ?? '',
    text,
    html,
    headers: Object.fromEntries(mail.headerLines.map(({ key, line }) => [key, valueOf(line)])),
    links: linksIn(html, text),
  };
}

/** @param {string} line a raw header line, including its name */
function valueOf(line) {
  return line
    .slice(line.indexOf(':') + 1)
    .replace(/\r?\n\s+/g, ' ')
    .trim();
}

/** @param {string} html @param {string} text @returns {string[]} http addresses in order of appearance, each once */
function linksIn(html, text) {
  const inHtml = [...html.matchAll(/<a\b[^>]*?\shref\s*=\s*["']?([^"'\s>]+)/gi)].map((found) =>
    unescapeHtml(found[1] ?? ''),
  );
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"\])]+/g)].map((found) =>
    found[0].replace(/[.,;:!?]+$/, ''),
  );
  return [...new Set([...inHtml, ...inText])].filter((link) => /^https?:\/\//i.test(link));
}

/** @param {string} value */
function unescapeHtml(value) {
  return value
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
