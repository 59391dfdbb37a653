import { Injectable } from '@nestjs/common';
import {
  INVITATION_HOURS,
  type AdministratorInvitation,
  type AdminRole,
  type InvitationOffer,
  type InvitationRequest,
} from '#contract/console/administrators';
import { addressKey } from '#contract/rules/email-address';
import type { Actor } from '../../audit/audit';
import { AuditService } from '../../audit/audit.service';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/crypto/ids';
import { newToken, sha256 } from '../../platform/crypto/tokens';
import { Transaction } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import { deviceName } from '../sessions/device';
import type { Session } from '../sessions/session';
import { SessionsService } from '../sessions/sessions.service';
import { AdministratorRepository, type Invitation } from './administrator.repository';

const HOUR_MS = 3_600_000;
/** An expired one stays in the list for this long, so that it can be sent again. */
const KEPT_HOURS = 30 * 24;

/** Invitations to administer, by email: each has one link, for one address, that works once. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly administrators: AdministratorRepository,
    private readonly sessions: SessionsService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<AdministratorInvitation[]> {
    return (await this.administrators.listInvitations()).map((invitation) => this.toWire(invitation));
  }

  invite(actor: Actor, { email, role }: InvitationRequest): Promise<AdministratorInvitation> {
    return this.transaction.run(async () => {
      await this.administrators.lock();
      const all = await this.administrators.list();
      if (all.some((one) => addressKey(one.email) === addressKey(email)))
        throw new DomainError('administrator.already');
      return this.send(actor, email, role, 'administrator.invite');
    });
  }

  /** With a new link: the earlier one no longer works. */
  sendAgain(actor: Actor, id: string): Promise<AdministratorInvitation> {
    return this.transaction.run(async () => {
      const found = await this.administrators.findInvitation(id);
      if (!found) throw new DomainError('invitation.not-found');
      return this.send(actor, found.email, found.role, 'administrator.invite-again');
    });
  }

  revoke(actor: Actor, id: string): Promise<void> {
    return this.transaction.run(async () => {
      if (!(await this.administrators.removeInvitation(id))) throw new DomainError('invitation.not-found');
      await this.audit.record({ actor, action: 'administrator.revoke-invitation', target: id, details: {} });
    });
  }

  /** What the link offers, to the person who can read the mailbox. Throws invitation.invalid. */
  async look(token: string): Promise<InvitationOffer> {
    const { email, role, invitedBy, expiresAt } = await this.open(token);
    return { email, role, invitedBy, expiresAt: expiresAt.toISOString() };
  }

  /**
   * Makes the account an administrator, and ends all of its sessions: an administrator's are shorter. Returns the token
   * of the one that the browser goes on in, begun in the same transaction as the entry in the audit log. Throws
   * invitation.invalid, and invitation.other-address for an account with another address.
   */
  accept(
    { account, hasSecondFactor }: Session,
    token: string,
    userAgent: string | undefined,
  ): Promise<string> {
    return this.transaction.run(async () => {
      await this.administrators.lock();
      const invitation = await this.open(token);
      if (addressKey(invitation.email) !== addressKey(account.email))
        throw new DomainError('invitation.other-address', { message: otherAddress(invitation.email) });
      await this.administrators.removeInvitation(invitation.id);
      await this.administrators.add(account.id, invitation, this.clock.now());
      await this.sessions.endAll(account.id);
      await this.audit.record({
        actor: account,
        action: 'administrator.accept',
        target: account.id,
        details: {
          role: invitation.role,
          invitedBy: invitation.invitedBy,
          device: deviceName(userAgent ?? null),
        },
      });
      return this.sessions.start({ ...account, isAdmin: true }, userAgent, hasSecondFactor);
    });
  }

  async removeExpired(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_HOURS * HOUR_MS);
    await this.administrators.removeInvitationsExpiredBefore(before);
  }

  private async open(token: string): Promise<Invitation> {
    const invitation = await this.administrators.findByToken(sha256(token));
    if (!invitation || invitation.expiresAt <= this.clock.now()) throw new DomainError('invitation.invalid');
    return invitation;
  }

  private async send(
    actor: Actor,
    email: string,
    role: AdminRole,
    action: string,
  ): Promise<AdministratorInvitation> {
    const token = newToken();
    const createdAt = this.clock.now();
    const invitation: Invitation = {
      id: newId(),
      email,
      role,
      invitedBy: actor.email,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + INVITATION_HOURS * HOUR_MS),
    };
    await this.administrators.saveInvitation(invitation, sha256(token));
    await this.outbox.enqueueAccountMail({
      type: 'administrator_invitation',
      to: email,
      userId: null,
      data: { invitedBy: actor.email, role, token },
    });
    await this.audit.record({ actor, action, target: invitation.id, details: { role } });
    return this.toWire(invitation);
  }

  private toWire({ createdAt, expiresAt, ...invitation }: Invitation): AdministratorInvitation {
    return {
      ...invitation,
      sentAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt <= this.clock.now(),
    };
  }
}

const otherAddress = (email: string): string =>
  `This invitation is for ${email}. Sign out, then sign in or sign up with that address.`;
