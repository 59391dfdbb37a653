import type { PlannedDate, PlannedDateSettings, PushMessage } from '#contract/dating/planned-dates';
import { PushSender, type PushOutcome } from '../../../src/planned-dates/push/push-sender';
import { PushDeliveryService } from '../../../src/planned-dates/reminders/push-delivery.service';
import { RemindersService } from '../../../src/planned-dates/reminders/reminders.service';
import { PushBrowser } from '../../../../scripts/test/support/push-browser';
import { idOf } from '../accounts/administrator';
import { ManualClock } from '../time/manual-clock';
import { planDate, PUSHING } from '../dating/plan-dates';
import { TestApp, WITHOUT_REDIS } from '../test-app';
import type { TestUser } from '../accounts/test-user';

/** Two processes with one clock, whose push services are played by the test. */
export class ReminderStage {
  /** What the push services got. */
  readonly pushed: { endpoint: string; message: PushMessage; ttlSeconds: number }[] = [];
  /** How they answer next; then they take everything. */
  readonly answers: PushOutcome[] = [];

  private constructor(
    readonly clock: ManualClock,
    readonly app: TestApp,
    private readonly second: TestApp,
  ) {}

  static async start(instant: string): Promise<ReminderStage> {
    const clock = new ManualClock(new Date(instant));
    const app = await TestApp.start({ clock, env: PUSHING });
    const second = await TestApp.start({ clock, env: { ...app.env, ...WITHOUT_REDIS } });
    const stage = new ReminderStage(clock, app, second);
    for (const { app: nest } of [app, second])
      jest.spyOn(nest.get(PushSender), 'send').mockImplementation((to, message, ttlSeconds) => {
        stage.pushed.push({ endpoint: to.endpoint, message, ttlSeconds });
        return Promise.resolve(stage.answers.shift() ?? { kind: 'sent' });
      });
    return stage;
  }

  async close(): Promise<void> {
    await this.second.close();
    await this.app.close();
  }

  newDater(options?: Parameters<typeof RemindedDater.new>[1]): Promise<RemindedDater> {
    return RemindedDater.new(this, options);
  }

  moveTo(instant: string): void {
    this.clock.pass((Date.parse(instant) - this.clock.now().getTime()) / 1000);
  }

  /** What every worker does every few seconds, concurrently. */
  async workersRun(): Promise<void> {
    for (const kind of [RemindersService, PushDeliveryService])
      await Promise.all(
        [this.app, this.second, this.app].map(({ app: nest }) => nest.get(kind).run(() => true)),
      );
  }

  async at(instant: string): Promise<void> {
    this.moveTo(instant);
    await this.workersRun();
  }
}

let browsers = 0;

/** Someone with a match called Sofia who plans dates. */
export class RemindedDater {
  private constructor(
    private readonly stage: ReminderStage,
    readonly user: TestUser,
    readonly endpoint: string,
    readonly matchId: string,
  ) {}

  /** Gets push messages, unless told otherwise. */
  static async new(stage: ReminderStage, { isPushed = true, settings = {} } = {}): Promise<RemindedDater> {
    const user = await stage.app.member();
    const match = await user.addMatch({ name: 'Sofia' });
    const endpoint = `https://push.example.com/${(browsers += 1)}`;
    const dater = new RemindedDater(stage, user, endpoint, match.id);
    if (isPushed) await dater.subscribe();
    if (Object.keys(settings).length > 0)
      await user.http.put('/api/planned-dates/settings').send(settings).expect(200);
    return dater;
  }

  subscribe(user = this.user, endpoint = this.endpoint) {
    const { subscription } = new PushBrowser(endpoint);
    return user.http.post('/api/push-subscriptions').send(subscription).expect(204);
  }

  async plan(plannedFor: string, timeZone = 'UTC', candidateId = this.matchId): Promise<PlannedDate> {
    const { body } = await planDate(this.user, { candidateId, plannedFor, timeZone }).expect(201);
    return body as PlannedDate;
  }

  get messages(): PushMessage[] {
    return this.stage.pushed
      .filter(({ endpoint }) => endpoint === this.endpoint)
      .map(({ message }) => message);
  }

  async emails(): Promise<number> {
    const [row] = await this.stage.app.sql<{ mails: number }>(
      `select count(*)::int as mails from outbox where mail_type = 'date_reminder' and user_id = $1`,
      [await idOf(this.stage.app, this.user)],
    );
    return row?.mails ?? 0;
  }

  async settings(): Promise<PlannedDateSettings> {
    return (await this.user.http.get('/api/planned-dates/settings').expect(200)).body as PlannedDateSettings;
  }
}
