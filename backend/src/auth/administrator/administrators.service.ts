import { Injectable } from '@nestjs/common';
import type { Administrator, AdministratorList, AdminRole } from '#contract/console/administrators';
import { AuditService } from '../../audit/audit.service';
import { securityNotice } from '../../mail/mail';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { Transaction } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import type { Session } from '../sessions/session';
import { SessionsService } from '../sessions/sessions.service';
import { AdministratorRepository, type ListedAdministrator } from './administrator.repository';
import { InvitationsService } from './invitations.service';

/** Throws when a change would leave the console without an owner, or undo what a setting says. */
function requireChangeable(all: readonly ListedAdministrator[], target: ListedAdministrator): void {
  if (target.isFirst) throw new DomainError('administrator.first-owner');
  const owners = all.filter(({ role }) => role === 'owner');
  if (target.role === 'owner' && owners.length === 1) throw new DomainError('administrator.last-owner');
}

/** Who administers, and in which role. A change ends the person's other sessions. */
@Injectable()
export class AdministratorsService {
  constructor(
    private readonly administrators: AdministratorRepository,
    private readonly invitations: InvitationsService,
    private readonly sessions: SessionsService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
  ) {}

  async list(): Promise<AdministratorList> {
    return {
      administrators: (await this.administrators.list()).map(toAdministrator),
      invitations: await this.invitations.list(),
    };
  }

  changeRole(session: Session, userId: string, role: AdminRole): Promise<Administrator> {
    return this.transaction.run(async () => {
      const { all, target } = await this.lockAndFind(userId);
      if (target.role === role) return toAdministrator(target);
      requireChangeable(all, target);
      await this.administrators.changeRole(userId, role);
      if (role !== 'owner') await this.administrators.removeInvitationsBy(target.email);
      await this.endSessions(session, userId);
      await this.notify(target, `your role on Heart & Head is now ${role}.`);
      await this.audit.record({
        actor: session.account,
        action: 'administrator.change-role',
        target: userId,
        details: { from: target.role, to: role },
      });
      return toAdministrator({ ...target, role });
    });
  }

  remove(session: Session, userId: string): Promise<void> {
    return this.transaction.run(async () => {
      const { all, target } = await this.lockAndFind(userId);
      requireChangeable(all, target);
      await this.administrators.remove(userId);
      // Who may no longer invite has not invited anyone.
      await this.administrators.removeInvitationsBy(target.email);
      await this.endSessions(session, userId);
      await this.notify(target, 'your account on Heart & Head is no longer an administrator.');
      await this.audit.record({
        actor: session.account,
        action: 'administrator.remove',
        target: userId,
        details: { role: target.role },
      });
    });
  }

  private async lockAndFind(
    userId: string,
  ): Promise<{ all: ListedAdministrator[]; target: ListedAdministrator }> {
    await this.administrators.lock();
    const all = await this.administrators.list();
    const target = all.find(({ id }) => id === userId);
    if (!target) throw new DomainError('administrator.not-found');
    return { all, target };
  }

  /** The one that makes the change goes on, with what it still may do. */
  private endSessions(session: Session, userId: string): Promise<void> {
    return session.account.id === userId ? this.sessions.endOthers(session) : this.sessions.endAll(userId);
  }

  private notify(target: ListedAdministrator, detail: string): Promise<void> {
    return this.outbox.enqueueAccountMail(securityNotice(target, 'Your administrator role changed', detail));
  }
}

function toAdministrator(listed: ListedAdministrator): Administrator {
  return { ...listed, since: listed.since.toISOString() };
}
