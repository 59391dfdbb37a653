import { Injectable } from '@nestjs/common';
import type { DateIdeaPreference } from '#contract/dating/date-ideas';
import { Clock } from '../../platform/clock/clock';
import { categoryOf, type CategoryVote, type IdeaVote } from './idea-preference';
import { IdeaPreferenceRepository } from './idea-preference.repository';

/** The ideas a user likes and dislikes. */
@Injectable()
export class IdeaPreferencesService {
  constructor(
    private readonly preferences: IdeaPreferenceRepository,
    private readonly clock: Clock,
  ) {}

  async list(ownerId: string): Promise<DateIdeaPreference[]> {
    const kept = await this.preferences.listFor(ownerId);
    return kept.map(({ dateIdeaId, dateIdeaData, preference }) => ({ dateIdeaId, dateIdeaData, preference }));
  }

  async set(
    ownerId: string,
    { dateIdeaId, dateIdeaData, preference }: DateIdeaPreference,
    savedAt = this.clock.now(),
  ): Promise<DateIdeaPreference> {
    await this.preferences.save(ownerId, {
      dateIdeaId,
      dateIdeaData,
      preference,
      category: categoryOf(dateIdeaData),
      savedAt,
    });
    return { dateIdeaId, dateIdeaData, preference };
  }

  async remove(ownerId: string, idInPath: string): Promise<void> {
    const dateIdeaId = idInPath.normalize('NFC').trim();
    // An id with a NUL cannot have been saved, and PostgreSQL would fail to compare it.
    if (!dateIdeaId.includes('\0')) await this.preferences.remove(ownerId, dateIdeaId);
  }

  async votesOf(ownerId: string): Promise<CategoryVote[]> {
    const votes = await this.preferences.votesOf(ownerId);
    return votes.map(({ category, preference }) => ({ category, preference }));
  }

  ideaVotesOf(ownerId: string): Promise<IdeaVote[]> {
    return this.preferences.votesOf(ownerId);
  }

  async exportFor(ownerId: string): Promise<(DateIdeaPreference & { category: string; savedAt: string })[]> {
    const kept = await this.preferences.listFor(ownerId);
    return kept.map((preference) => ({ ...preference, savedAt: preference.savedAt.toISOString() }));
  }
}
