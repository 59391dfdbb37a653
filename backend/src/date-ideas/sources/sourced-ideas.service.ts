import { Injectable, Logger } from '@nestjs/common';
import type { DateIdea } from '#contract/dating/date-ideas';
import { Clock } from '../../platform/clock/clock';
import { IdeaCacheRepository } from './idea-cache.repository';
import { isFresh, isUpcoming, STALE_MAX_MS, type IdeaNeed } from './idea-need';
import { OutsideSources, SourceFailure, type IdeaSource } from './idea-source';

const TIME_LIMIT_MS = 4_000;
/** How long a failed source is skipped, so that users do not keep waiting for it. */
const PAUSE_MS = 30_000;

interface Found {
  readonly ideas: readonly DateIdea[];
  readonly hasFailed: boolean;
}

/** The ideas of the external sources: each has its own time limit and cache, and none blocks another. */
@Injectable()
export class SourcedIdeasService {
  private readonly logger = new Logger('DateIdeas');
  private readonly underWay = new Map<string, Promise<readonly DateIdea[]>>();
  private readonly failedAt = new Map<string, number>();

  constructor(
    private readonly outside: OutsideSources,
    private readonly cache: IdeaCacheRepository,
    private readonly clock: Clock,
  ) {}

  /** `retry`: the user asked for fresh ideas, so a source that has just failed gets another chance. */
  async find(need: IdeaNeed, retry: boolean): Promise<Found> {
    const asked = this.outside.sources.filter(
      ({ kinds, needsLocation }) => kinds.includes(need.kind) && (need.location !== null || !needsLocation),
    );
    const answers = await Promise.all(asked.map((source) => this.ask(source, need, retry)));
    const now = this.clock.now();
    return {
      ideas: answers.flatMap(({ ideas }) => ideas).filter((idea) => isUpcoming(idea, now)),
      hasFailed: answers.some(({ hasFailed }) => hasFailed),
    };
  }

  private async ask(source: IdeaSource, need: IdeaNeed, retry: boolean): Promise<Found> {
    const key = source.keyOf(need);
    const kept = await this.cache.find(source.name, key);
    const now = this.clock.now();
    if (kept && isFresh(need.kind, kept.fetchedAt, now)) return { ideas: kept.ideas, hasFailed: false };
    const stale = kept && now.getTime() - kept.fetchedAt.getTime() < STALE_MAX_MS ? kept.ideas : [];
    if (!retry && this.isPaused(source, now)) return { ideas: stale, hasFailed: true };
    try {
      return { ideas: await this.fetchOnce(source, need, key), hasFailed: false };
    } catch (error) {
      this.failedAt.set(source.name, now.getTime());
      this.logger.warn(`${source.name}: ${reasonOf(error)}`);
      return { ideas: stale, hasFailed: true };
    }
  }

  /** Identical concurrent requests share one answer. */
  private fetchOnce(source: IdeaSource, need: IdeaNeed, key: string): Promise<readonly DateIdea[]> {
    const name = `${source.name}\n${key}`;
    const running = this.underWay.get(name);
    if (running) return running;
    const fetched = this.fetch(source, need, key).finally(() => this.underWay.delete(name));
    this.underWay.set(name, fetched);
    return fetched;
  }

  private async fetch(source: IdeaSource, need: IdeaNeed, key: string): Promise<readonly DateIdea[]> {
    const ideas = await within(TIME_LIMIT_MS, (signal) => source.find(need, signal));
    const now = this.clock.now();
    await this.cache.save(
      source.name,
      key,
      { ideas, fetchedAt: now },
      new Date(now.getTime() - STALE_MAX_MS),
    );
    this.failedAt.delete(source.name);
    return ideas;
  }

  private isPaused(source: IdeaSource, now: Date): boolean {
    const failedAt = this.failedAt.get(source.name);
    return failedAt !== undefined && now.getTime() - failedAt < PAUSE_MS;
  }
}

/** The result of the work, or a failure when its time is up, even if the work ignores the signal. */
async function within<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SourceFailure('no answer in time'));
      controller.abort();
    }, limitMs);
  });
  try {
    return await Promise.race([work(controller.signal), over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Only our own text reaches the log: a network error can contain a URL with a key. */
function reasonOf(error: unknown): string {
  return error instanceof SourceFailure ? error.message : 'could not be reached';
}
