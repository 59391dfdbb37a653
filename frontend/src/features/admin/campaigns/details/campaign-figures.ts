import type { CampaignActivity } from '#contract/console/campaigns/campaign-activity';
import type { Campaign } from '#contract/console/campaigns/campaigns';
import { shortDay, wholeNumber } from '../../shared/console-format';
import type { Count } from '../../shared/lists/fact-list';

const RATE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** `75%` and `9 of 12`. */
export function rateOf(part: number, whole: number): readonly [percent: string, of: string] {
  const percent = whole > 0 ? `${RATE.format((100 * part) / whole)}%` : '0%';
  return [percent, `${wholeNumber(part)} of ${wholeNumber(whole)}`];
}

/** What share of the emails that were sent was opened, and so on; what came back is told with the delivery. */
export function ratesOf({ counts }: Pick<Campaign, 'counts'>): readonly Count[] {
  const of = (part: number) => rateOf(part, counts.sent);
  return [
    ['Opened', ...of(counts.opened)],
    ['Clicked', ...of(counts.clicked)],
    ['Unsubscribed', ...of(counts.unsubscribed)],
  ];
}

export interface ActivityBar {
  label: string;
  opened: number;
  clicked: number;
}

const HOURS_SHOWN = 24;
const DAYS_SHOWN = 14;

const hourLabel = (at: string): string =>
  `${shortDay(at)}, ${String(new Date(at).getHours()).padStart(2, '0')}:00`;

/** By the hour while there are few, else by the day; the first two weeks, when most of it happens. */
export function activityBars(hours: CampaignActivity['hours']): ActivityBar[] {
  const isByHour = hours.length <= HOURS_SHOWN;
  const bars = new Map<string, ActivityBar>();
  for (const { at, opened, clicked } of hours) {
    const label = isByHour ? hourLabel(at) : shortDay(at);
    const bar = bars.get(label) ?? { label, opened: 0, clicked: 0 };
    bars.set(label, { label, opened: bar.opened + opened, clicked: bar.clicked + clicked });
  }
  return [...bars.values()].slice(0, isByHour ? HOURS_SHOWN : DAYS_SHOWN);
}
