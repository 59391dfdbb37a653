import { Injectable } from '@nestjs/common';
import { SEGMENT_LIMITS, type SavedSegment, type SegmentDraft } from '#contract/console/campaigns/segments';
import type { Actor } from '../../audit/audit';
import { AuditService } from '../../audit/audit.service';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/crypto/ids';
import { Transaction } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import { SegmentRepository, type StoredSegment } from './segment.repository';

/** The segments that administrators saved; a campaign gets a copy, so that later changes don't reach it. */
@Injectable()
export class SegmentsService {
  constructor(
    private readonly segments: SegmentRepository,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<SavedSegment[]> {
    return (await this.segments.list()).map(toWire);
  }

  /** Throws segment.name-taken and segment.too-many. */
  create(actor: Actor, draft: SegmentDraft): Promise<SavedSegment> {
    const segment = { id: newId(), ...draft, updatedAt: this.clock.now() };
    return this.transaction.run(async () => {
      if ((await this.segments.count()) >= SEGMENT_LIMITS.saved) throw new DomainError('segment.too-many');
      if (!(await this.segments.add(segment))) throw new DomainError('segment.name-taken');
      await this.note(actor, 'create', segment);
      return toWire(segment);
    });
  }

  /** Throws segment.not-found and segment.name-taken. */
  save(actor: Actor, id: string, draft: SegmentDraft): Promise<SavedSegment> {
    const segment = { id, ...draft, updatedAt: this.clock.now() };
    return this.transaction.run(async () => {
      const outcome = await this.segments.save(segment);
      if (outcome === 'unknown') throw new DomainError('segment.not-found');
      if (outcome === 'name-taken') throw new DomainError('segment.name-taken');
      await this.note(actor, 'save', segment);
      return toWire(segment);
    });
  }

  /** Throws segment.not-found. */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.transaction.run(async () => {
      if (!(await this.segments.remove(id))) throw new DomainError('segment.not-found');
      await this.audit.record({ actor, action: 'segments.delete', target: id, details: {} });
    });
  }

  private note(
    actor: Actor,
    step: 'create' | 'save',
    { id, name, conditions }: StoredSegment,
  ): Promise<void> {
    const details = { name, conditions: conditions.map(({ field }) => field).join(', ') };
    return this.audit.record({ actor, action: `segments.${step}`, target: id, details });
  }
}

function toWire({ updatedAt, ...segment }: StoredSegment): SavedSegment {
  return { ...segment, updatedAt: updatedAt.toISOString() };
}
