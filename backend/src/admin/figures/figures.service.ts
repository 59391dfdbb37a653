import { Injectable } from '@nestjs/common';
import {
  SURVEY_BREAKDOWN_FIELDS,
  type AdminAnalytics,
  type AdminStats,
  type SurveyBreakdown,
  type SurveyBreakdownField,
  type ValueCount,
} from '#contract/console/admin';
import { RANGE_TEXTS, type OverTime, type OverTimeRequest } from '#contract/console/over-time';
import { Clock } from '../../platform/clock/clock';
import { invalidInput } from '../../platform/errors/domain-error';
import { ActivityService } from './activity.service';
import { bucketsOf, rangeOf, toOverTime } from './over-time';
import { toAnalytics, toStats } from './platform-figures';
import { FiguresRepository } from './figures.repository';

@Injectable()
export class FiguresService {
  constructor(
    private readonly figures: FiguresRepository,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
  ) {}

  async stats(): Promise<AdminStats> {
    const asOf = await this.activity.catchUp();
    return toStats(await this.figures.counts(this.clock.now()), asOf);
  }

  async analytics(): Promise<AdminAnalytics> {
    const asOf = await this.activity.catchUp();
    return toAnalytics(await this.figures.counts(this.clock.now()), asOf);
  }

  /** Throws request.invalid for a range that is reversed or too long. */
  async overTime(asked: OverTimeRequest): Promise<OverTime> {
    const range = rangeOf(asked, this.clock.now().toISOString().slice(0, 10));
    if (range === 'reversed') throw invalidInput([{ field: 'from', message: RANGE_TEXTS.reversed }]);
    if (range === 'too-long') throw invalidInput([{ field: 'from', message: RANGE_TEXTS.tooLong }]);
    const { first, last } = bucketsOf(range);
    return toOverTime(range, await this.figures.history(first, last));
  }

  async surveyBreakdown(): Promise<SurveyBreakdown> {
    const { accounts, surveys } = await this.figures.counts(this.clock.now());
    const answers = await this.figures.answers();
    const valuesOf = (field: SurveyBreakdownField): ValueCount[] =>
      answers.filter((answer) => answer.field === field).map(({ value, count }) => ({ value, count }));
    const fields = SURVEY_BREAKDOWN_FIELDS.map((field) => [field, valuesOf(field)] as const);
    return {
      total: accounts,
      surveyComplete: surveys,
      ...(Object.fromEntries(fields) as Record<SurveyBreakdownField, ValueCount[]>),
    };
  }
}
