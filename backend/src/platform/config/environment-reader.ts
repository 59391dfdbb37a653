import { isEmailAddress } from '#contract/rules/email-address';
import { StartupError } from './startup-error';

const KEY_BYTES = 32;

/** Reads settings; errors name the invalid variable. */
export class EnvironmentReader {
  constructor(private readonly env: NodeJS.ProcessEnv) {}

  text(name: string, fallback: string): string {
    return this.env[name] || fallback;
  }

  oneOf<const Value extends string>(name: string, allowed: readonly Value[], fallback: Value): Value {
    const value = this.text(name, fallback);
    const found = allowed.find((candidate) => candidate === value);
    if (!found) throw new StartupError(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
    return found;
  }

  wholeNumber(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name, String(fallback));
    const number = Number(value);
    if (!Number.isInteger(number) || number < min || number > max)
      throw new StartupError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
    return number;
  }

  email(name: string, fallback: string): string {
    const value = this.text(name, fallback);
    if (!isEmailAddress(value)) throw new StartupError(`${name} must be an email address, not "${value}".`);
    return value;
  }

  /** A mailbox as in an email's From header: an address, or a name with the address in angle brackets. */
  sender(name: string, fallback: string): string {
    const value = this.text(name, fallback).trim();
    const [, named, alone] = /^[^<>\p{Cc}]*<([^<>]+)>$|^([^<>]+)$/u.exec(value) ?? [];
    if (!isEmailAddress(named ?? alone ?? ''))
      throw new StartupError(
        `${name} must be an email address, with or without a name, like "Heart & Head <hello@example.com>", not "${value}".`,
      );
    return value;
  }

  origin(name: string, fallback: string): string {
    const value = this.text(name, fallback);
    const url = parseUrl(value);
    if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/')
      throw new StartupError(`${name} must be an origin like https://example.com, without a path.`);
    return url.origin;
  }

  url(name: string, protocols: readonly string[]): string {
    const value = this.env[name];
    if (!value)
      throw new StartupError(`${name} is not set. Set it, or use "npm start", which provides its own.`);
    const url = parseUrl(value);
    if (!url || !protocols.includes(url.protocol))
      throw new StartupError(`${name} must be a URL that starts with ${protocols.join('// or ')}//.`);
    return value;
  }

  optionalUrl(name: string, protocols: readonly string[], fallback: string): string;
  optionalUrl(name: string, protocols: readonly string[], fallback: null): string | null;
  optionalUrl(name: string, protocols: readonly string[], fallback: string | null): string | null {
    return this.env[name] ? this.url(name, protocols) : fallback;
  }

  secret(name: string): string | null {
    return this.env[name] || null;
  }

  /** A number of at least 0, in the unit the name implies. */
  amount(name: string, fallback: number): number {
    const number = Number(this.text(name, String(fallback)));
    if (!Number.isFinite(number) || number < 0)
      throw new StartupError(`${name} must be a number of at least 0, not "${this.env[name] ?? ''}".`);
    return number;
  }

  key(name: string): Buffer {
    const value = this.env[name];
    if (!value) throw new StartupError(`${name} is not set. Make one with: openssl rand -base64 32`);
    const key = parseKey(value);
    if (!key)
      throw new StartupError(`${name} must be 32 bytes in base64. Make one with: openssl rand -base64 32`);
    return key;
  }

  /** Any number of keys, comma-separated. */
  keys(name: string): Buffer[] {
    const values = this.text(name, '').split(',');
    return values
      .map((value) => value.trim())
      .filter(Boolean)
      .map((value) => {
        const key = parseKey(value);
        if (!key)
          throw new StartupError(`${name} must hold earlier keys, each 32 bytes in base64, comma-separated.`);
        return key;
      });
  }
}

function parseKey(text: string): Buffer | null {
  const key = Buffer.from(text, 'base64');
  return key.length === KEY_BYTES ? key : null;
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
