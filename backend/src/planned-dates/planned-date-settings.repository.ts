import type { PlannedDateSettings, PlannedDateSettingsChanges } from '#contract/dating/planned-dates';
import type { ReminderHistory } from './reminders/reminder';

export interface StoredSettings
  extends Pick<PlannedDateSettings, 'showsNames' | 'emailsReminders'>, ReminderHistory {
  readonly calendarSince: Date | null;
}

export type SettingsChanges = Pick<PlannedDateSettingsChanges, 'showsNames' | 'emailsReminders'>;

export abstract class PlannedDateSettingsRepository {
  abstract find(ownerId: string): Promise<StoredSettings>;
  /** What isn't given stays. */
  abstract save(ownerId: string, changes: SettingsChanges): Promise<void>;
  /** The same as `find`, and locked until the surrounding transaction ends, so that one worker at a time decides. */
  abstract lock(ownerId: string): Promise<StoredSettings>;
  abstract noteReminder(ownerId: string, at: Date, ignored: number): Promise<void>;
  /** The user has reacted to a reminder. */
  abstract noteAnswer(ownerId: string, at: Date): Promise<void>;
  /** Replaces the calendar's secret link. */
  abstract setCalendar(ownerId: string, tokenHash: Buffer, at: Date): Promise<void>;
  abstract removeCalendar(ownerId: string): Promise<void>;
  /** Whose calendar it is; null for a link that is unknown or revoked. */
  abstract ownerOfCalendar(tokenHash: Buffer): Promise<string | null>;
}
