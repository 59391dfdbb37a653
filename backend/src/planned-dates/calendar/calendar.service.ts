import { Injectable } from '@nestjs/common';
import type { CalendarLink } from '#contract/dating/planned-dates';
import { CandidatesService } from '../../candidates/candidates.service';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { newToken, sha256 } from '../../platform/crypto/tokens';
import { DomainError } from '../../platform/errors/domain-error';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import { endOf, keptSince, startOf, type StoredPlan } from '../planned-date';
import { PlannedDateRepository } from '../planned-date.repository';
import { PlannedDateSettingsRepository } from '../planned-date-settings.repository';
import { renderCalendar, type CalendarEvent } from './calendar-renderer';

/** Planned dates in the user's own calendar: one as a file, all of them behind a secret link. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly plans: PlannedDateRepository,
    private readonly settings: PlannedDateSettingsRepository,
    private readonly candidates: CandidatesService,
    private readonly limits: LimitsService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async fileOf(ownerId: string, id: string): Promise<string> {
    const plan = await this.plans.find(ownerId, id);
    if (!plan) throw new DomainError('planned-date.not-found');
    return this.render(ownerId, [plan]);
  }

  /** A new secret link; the previous one stops working. */
  async makeLink(ownerId: string): Promise<CalendarLink> {
    const token = newToken();
    await this.settings.setCalendar(ownerId, sha256(token), this.clock.now());
    return { url: `${this.config.appUrl}/calendar/${token}.ics` };
  }

  revokeLink(ownerId: string): Promise<void> {
    return this.settings.removeCalendar(ownerId);
  }

  /** The calendar behind a link. Throws request.not-found for one that is unknown or revoked. */
  async feed(file: string, address: string): Promise<string> {
    const tokenHash = sha256(file.replace(/\.ics$/, ''));
    await this.limits.consumeAll([
      { policy: LIMITS.calendarByAddress, key: address },
      { policy: LIMITS.calendarByLink, key: tokenHash.toString('hex') },
    ]);
    const ownerId = await this.settings.ownerOfCalendar(tokenHash);
    if (ownerId === null) throw new DomainError('request.not-found');
    return this.render(ownerId, await this.plans.listForCalendar(ownerId, keptSince(this.clock.now())));
  }

  private async render(ownerId: string, plans: readonly StoredPlan[]): Promise<string> {
    const { showsNames } = await this.settings.find(ownerId);
    const matches = showsNames ? await this.candidates.matchesOf(ownerId) : [];
    const nameById = new Map(matches.map(({ id, name }) => [id, name]));
    return renderCalendar(plans.map((plan) => this.toEvent(plan, nameById.get(plan.candidateId))));
  }

  private toEvent(plan: StoredPlan, name: string | undefined): CalendarEvent {
    return {
      uid: `${plan.id}@${new URL(this.config.appUrl).hostname}`,
      title: name === undefined ? 'Date' : `Date with ${name}`,
      startsAt: startOf(plan),
      endsAt: endOf(plan),
      location: plan.place,
      description: plan.ideaTitle,
      createdAt: plan.createdAt,
      changedAt: plan.changedAt,
      sequence: plan.version - 1,
    };
  }
}
