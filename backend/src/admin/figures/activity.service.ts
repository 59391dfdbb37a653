import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { Transaction } from '../../platform/database/database';
import { toActivity, type AccountActivity, type AccountRecord } from './account-activity';
import { ActivityRepository, type Mark } from './activity.repository';

const BATCH = 500;
/** Batches. */
const FOLD_EVERY = 10;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** How much one request may recount before it answers; when more are pending, the answer says how current it is. */
const WHILE_ASKED = 200;

/** Keeps each account's figures up to date: triggers mark accounts, and they are recounted here. */
@Injectable()
export class ActivityService {
  private readonly logger = new Logger('Admin');

  constructor(
    private readonly activities: ActivityRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Recounts a few accounts, and returns the moment up to which all of them are counted. */
  async catchUp(): Promise<Date> {
    if ((await this.activities.oldestMark()) === null) return this.clock.now();
    await this.recount(() => this.activities.takeMarks(BEFORE_ALL, WHILE_ASKED));
    return (await this.activities.oldestMark()) ?? this.clock.now();
  }

  async recountOf(ownerIds: readonly string[]): Promise<void> {
    if (await this.activities.hasMarks(ownerIds))
      await this.recount(() => this.activities.takeMarksOf(ownerIds));
  }

  /** Recounts all marked accounts, batch by batch while `goesOn`, and folds the counters. */
  async recountAll(goesOn: () => boolean = () => true): Promise<void> {
    let last: string | undefined = BEFORE_ALL;
    let batches = 0;
    do {
      const after: string = last;
      // Continues after the last account: starting over would scan all the deleted rows again.
      last = (await this.recount(() => this.activities.takeMarks(after, BATCH))).at(-1);
      batches += 1;
      if (last === undefined || batches % FOLD_EVERY === 0) await this.activities.foldDeltas();
    } while (last !== undefined && goesOn());
  }

  /** Returns the recounted accounts, in the order of the marks. */
  private recount(take: () => Promise<Mark[]>): Promise<string[]> {
    return this.transaction.run(async () => {
      await this.activities.lock();
      const marks = await take();
      const ownerIds = marks.map(({ ownerId }) => ownerId);
      if (ownerIds.length === 0) return ownerIds;
      const records = await this.activities.recordsOf(ownerIds);
      await this.activities.save(
        records.flatMap((record) => this.figuresOf(record)),
        marks,
      );
      return ownerIds;
    });
  }

  /** One corrupt row must not keep all other accounts from being counted. */
  private figuresOf(record: AccountRecord): AccountActivity[] {
    try {
      return [toActivity(record)];
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      this.logger.error(`Account ${record.ownerId} cannot be counted: ${reason}`);
      return [];
    }
  }
}
