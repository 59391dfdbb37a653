import { Injectable } from '@nestjs/common';
import type { PlannedDate } from '#contract/dating/planned-dates';
import type { ErrorCode } from '#contract/errors';
import { Clock } from '../platform/clock/clock';
import { UTC } from '../platform/clock/local-time';
import { isId, newId } from '../platform/crypto/ids';
import { DomainError } from '../platform/errors/domain-error';
import type { Account } from '../users/user';
import {
  askedSince,
  changePlan,
  keptSince,
  requirePlannable,
  startOf,
  toPlannedDate,
  type StoredPlan,
} from './planned-date';
import { PlannedDateRepository, type PlanRefusal } from './planned-date.repository';
import { PlannedDateSettingsRepository } from './planned-date-settings.repository';
import { PushSubscriptionsService } from './push/push-subscriptions.service';
import type { NewPlannedDateDto, PlannedDateChangesDto } from './planned-dates.dto';

const REFUSALS: Readonly<Record<PlanRefusal, ErrorCode>> = {
  'no-match': 'candidate.not-found',
  'match-archived': 'planned-date.match-archived',
  full: 'planned-date.too-many',
};

/** The dates that users plan. */
@Injectable()
export class PlannedDatesService {
  constructor(
    private readonly plans: PlannedDateRepository,
    private readonly settings: PlannedDateSettingsRepository,
    private readonly subscriptions: PushSubscriptionsService,
    private readonly clock: Clock,
  ) {}

  /** The open ones, soonest first. */
  async list(ownerId: string): Promise<PlannedDate[]> {
    const now = this.clock.now();
    const open = await this.plans.listOpen(ownerId, askedSince(now));
    return open.map((plan) => toPlannedDate(plan, now));
  }

  /** Adds plans of an earlier time. Those of archived matches wait for their return; old ones are not kept. */
  async restore(ownerId: string, plans: readonly StoredPlan[]): Promise<void> {
    const now = this.clock.now();
    for (const plan of plans) if (startOf(plan) >= keptSince(now)) await this.plans.restore(ownerId, plan);
  }

  async create(owner: Account, input: NewPlannedDateDto): Promise<PlannedDate> {
    const now = this.clock.now();
    const candidateId = input.candidateId.toLowerCase();
    if (!isId(candidateId)) throw new DomainError('candidate.not-found');
    const plan: StoredPlan = {
      id: newId(),
      candidateId,
      plannedFor: input.plannedFor,
      timeZone: input.timeZone ?? owner.timezone ?? UTC,
      place: input.place ?? null,
      ideaTitle: input.ideaTitle ?? null,
      version: 1,
      createdAt: now,
      changedAt: now,
    };
    const mayBeOver = input.isRestored && startOf(plan) >= askedSince(now);
    if (!mayBeOver || startOf(plan) > now) requirePlannable(plan, now);
    const refusal = await this.plans.add(owner.id, plan, askedSince(now));
    if (refusal) throw new DomainError(REFUSALS[refusal]);
    return toPlannedDate(plan, now);
  }

  async change(
    ownerId: string,
    id: string,
    { version, ...changes }: PlannedDateChangesDto,
  ): Promise<PlannedDate> {
    const plan = await this.plans.find(ownerId, id);
    if (!plan) throw new DomainError('planned-date.not-found');
    if (version !== undefined && version !== plan.version) throw new DomainError('planned-date.stale');
    const now = this.clock.now();
    const changed = changePlan(plan, changes, now);
    if (!(await this.plans.save(ownerId, changed))) throw new DomainError('planned-date.stale');
    return toPlannedDate({ ...changed, version: changed.version + 1 }, now);
  }

  async remove(ownerId: string, id: string): Promise<void> {
    const startedAt = await this.plans.remove(ownerId, id);
    if (!startedAt) throw new DomainError('planned-date.not-found');
    const now = this.clock.now();
    // Saying that it didn't happen is a reaction to having been asked. Calling off one that is to come is none.
    if (startedAt <= now) await this.settings.noteAnswer(ownerId, now);
  }

  /** The user came to score it by a reminder. */
  async noteReminderOpened(ownerId: string, id: string): Promise<void> {
    if (!(await this.plans.find(ownerId, id))) throw new DomainError('planned-date.not-found');
    await this.settings.noteAnswer(ownerId, this.clock.now());
  }

  /** Everyone's that are long over. */
  async removeOld(): Promise<void> {
    await this.plans.removeBefore(keptSince(this.clock.now()));
  }

  async exportFor(ownerId: string) {
    const now = this.clock.now();
    const plans = await this.plans.listAll(ownerId);
    return {
      plans: plans.map((plan) => toPlannedDate(plan, now)),
      settings: await this.settings.find(ownerId),
      browsersWithNotifications: await this.subscriptions.countFor(ownerId),
    };
  }
}
