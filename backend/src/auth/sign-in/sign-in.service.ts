import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuditService } from '../../audit/audit.service';
import { securityNotice } from '../../mail/mail';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { Transaction } from '../../platform/database/database';
import { SecurityEventsService } from '../../security-events/security-events.service';
import type { SecurityEventKind } from '../../security-events/security-event';
import type { Account } from '../../users/user';
import { UsersService } from '../../users/users.service';
import { originOf } from '../sessions/session-request';
import { SessionCookie } from '../sessions/session-cookie';
import { SessionsService } from '../sessions/sessions.service';
import { browserLanguage } from './browser-language';
import { DeviceCookie } from './device-cookie';

const HOUR_MS = 3_600_000;

interface SignInOptions {
  /** What the security log calls it. */
  readonly event?: SecurityEventKind;
  readonly hasSecondFactor?: boolean;
}

/** Signs a browser in, however its user proved who they are. */
@Injectable()
export class SignInService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly devices: DeviceCookie,
    private readonly events: SecurityEventsService,
    private readonly audit: AuditService,
    private readonly outbox: OutboxService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Any session the browser already had ends here, so that the session id changes at sign-in. A device the account has
   * not been seen on is announced by email, unless `event` says that the account is only just being confirmed.
   */
  async signIn(
    account: Account,
    request: FastifyRequest,
    reply: FastifyReply,
    { event = 'sign-in.succeeded', hasSecondFactor = false }: SignInOptions = {},
  ): Promise<void> {
    const previous = this.cookie.read(request);
    const isKnown = this.devices.deviceOf(this.devices.read(request), account.id) !== null;
    const isNewDevice = !isKnown && event === 'sign-in.succeeded' && account.emailConfirmedAt !== null;
    // In one transaction: no administrator's session begins without its entry in the audit log.
    const token = await this.transaction.run(async () => {
      if (previous) await this.sessions.end(previous);
      if (isNewDevice) await this.announce(account, originOf(request).device);
      const kind = isNewDevice ? 'sign-in.new-device' : event;
      await this.events.recordFor(account.id, kind, originOf(request));
      if (account.isAdmin)
        await this.audit.record({
          actor: account,
          action: 'administrator.sign-in',
          target: null,
          details: { device: originOf(request).device, secondFactor: hasSecondFactor, isNewDevice },
        });
      await this.users.noteLanguage(account, browserLanguage(request.headers['accept-language']));
      return this.sessions.start(account, request.headers['user-agent'], hasSecondFactor);
    });
    // An unconfirmed account may be a stranger's, who must not collect known devices of the address's owner.
    if (account.emailConfirmedAt) this.devices.remember(request, reply, account.id);
    this.cookie.write(reply, token);
  }

  /** Once an hour is enough: the list of recent sign-ins shows them all. */
  private async announce(account: Account, device: string): Promise<void> {
    const latest = (await this.events.signInsOf(account.id)).find(
      ({ kind }) => kind === 'sign-in.new-device',
    );
    if (latest && this.clock.now().getTime() - latest.at.getTime() < HOUR_MS) return;
    const detail = `your account was just signed in to on a new device: ${device}.`;
    await this.outbox.enqueueAccountMail(securityNotice(account, 'New sign-in to your account', detail));
  }
}
