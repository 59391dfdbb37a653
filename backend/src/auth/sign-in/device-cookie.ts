import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../platform/config/config';
import { KeyRing } from '../../platform/crypto/key-ring';
import { newToken } from '../../platform/crypto/tokens';
import { HostCookie } from '../sessions/host-cookie';

const YEAR_SECONDS = 365 * 86_400;
const SEPARATOR = '.';
/** Accounts remembered on one device. */
const ACCOUNTS = 5;
/** base64url of 16 bytes. */
const MARK_LENGTH = 22;

/**
 * Remembers where an account has signed in before. The cookie holds a random device id and, for each account, a mark
 * that only the server can make and that names no one.
 */
@Injectable()
export class DeviceCookie extends HostCookie {
  constructor(
    config: Config,
    private readonly keys: KeyRing,
  ) {
    super(config, 'device', YEAR_SECONDS);
  }

  /** The device's id when the account has signed in there before, otherwise null. */
  deviceOf(cookie: string | null, userId: string): string | null {
    const { device, marks } = parse(cookie);
    return device !== null && this.marksOf(device, userId).some((mark) => marks.includes(mark))
      ? device
      : null;
  }

  remember(request: FastifyRequest, reply: FastifyReply, userId: string): void {
    const { device, marks } = parse(this.read(request));
    const id = device ?? newToken();
    const [mark, ...earlier] = this.marksOf(id, userId);
    const others = marks.filter((known) => known !== mark && !earlier.includes(known));
    this.write(reply, [id, mark, ...others].slice(0, 1 + ACCOUNTS).join(SEPARATOR));
  }

  /** The first is what to write; the others are by earlier keys. */
  private marksOf(device: string, userId: string): readonly [string, ...string[]] {
    const marks = this.keys.signatures('device cookie', `${device}:${userId}`);
    const [first, ...others] = marks.map((mark) => mark.toString('base64url').slice(0, MARK_LENGTH));
    return [first ?? '', ...others];
  }
}

function parse(cookie: string | null): { device: string | null; marks: string[] } {
  const [device, ...marks] = cookie?.split(SEPARATOR) ?? [];
  return { device: device || null, marks: marks.slice(0, ACCOUNTS) };
}
