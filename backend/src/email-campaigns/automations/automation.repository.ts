import type { AutomationKey } from '#contract/console/campaigns/automations';
import type { AutomationSettings } from './automation';

/** Counters by their bucket. */
export type Tally = Readonly<Record<string, number>>;

export abstract class AutomationRepository {
  /** What an administrator has set; null while the defaults apply. */
  abstract find(key: AutomationKey): Promise<AutomationSettings | null>;
  abstract save(settings: AutomationSettings): Promise<void>;
  abstract tallyOf(key: AutomationKey): Promise<Tally>;
  /** When a day was last begun in any zone; null before the first. */
  abstract lastRunAt(key: AutomationKey): Promise<Date | null>;
}
