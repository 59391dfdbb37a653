import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { Transaction } from '../platform/database/database';
import { toActivity } from './account-activity';
import { ActivityRepository, type Mark } from './activity.repository';

const BATCH = 500;
/** What an answer may recount before it is given; whoever has more waiting says as of when. */
const WHILE_ASKED = 200;

/** Keeps the figures of single accounts up to date: triggers mark an account, and it is recounted here. */
@Injectable()
export class ActivityService {
  constructor(
    private readonly activities: ActivityRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Recounts a few accounts, and answers up to which moment all are counted. */
  async catchUp(): Promise<Date> {
    if ((await this.activities.oldestMark()) === null) return this.clock.now();
    await this.recount(() => this.activities.takeMarks(WHILE_ASKED));
    return (await this.activities.oldestMark()) ?? this.clock.now();
  }

  async recountOf(ownerIds: readonly string[]): Promise<void> {
    await this.recount(() => this.activities.takeMarksOf(ownerIds));
  }

  /** Recounts whatever is marked, batch by batch, and folds the counters. */
  async recountAll(): Promise<void> {
    let recounted: number;
    do {
      recounted = await this.recount(() => this.activities.takeMarks(BATCH));
      await this.activities.foldDeltas();
    } while (recounted > 0);
  }

  private recount(take: () => Promise<Mark[]>): Promise<number> {
    return this.transaction.run(async () => {
      await this.activities.lock();
      const marks = await take();
      if (marks.length === 0) return 0;
      const records = await this.activities.recordsOf(marks.map(({ ownerId }) => ownerId));
      await this.activities.save(records.map(toActivity), marks);
      return marks.length;
    });
  }
}
