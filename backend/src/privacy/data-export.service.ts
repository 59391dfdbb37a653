import { Injectable } from '@nestjs/common';
import { RECORD_VERSION } from '#contract/account/imports';
import type { DataExport, ExportIndexEntry } from '#contract/account/privacy';
import { BudgetService } from '../alex/model/budget.service';
import { FactorsService } from '../auth/second-factor/factors.service';
import type { Session } from '../auth/sessions/session';
import { SessionsService } from '../auth/sessions/sessions.service';
import { CandidatesService } from '../candidates/candidates.service';
import { CandidateFactsService } from '../candidates/facts/candidate-facts.service';
import { ContactService } from '../contact/contact.service';
import { ConversationService } from '../alex/conversation/conversation.service';
import { CriteriaService } from '../criteria/criteria.service';
import { DashboardService } from '../analytics/dashboard.service';
import { DateExperiencesService } from '../date-experiences/date-experiences.service';
import { IdeaPreferencesService } from '../date-ideas/preferences/idea-preferences.service';
import { ImportsService } from '../imports/imports.service';
import { MailLogService } from '../mail/log/mail-log.service';
import { OutboxService } from '../mail/outbox/outbox.service';
import { PlannedDatesService } from '../planned-dates/planned-dates.service';
import { PredictionsService } from '../predictions/predictions.service';
import { Clock } from '../platform/clock/clock';
import { SecurityEventsService } from '../security-events/security-events.service';
import { SuppressionsService } from '../mail/suppressions/suppressions.service';
import type { Account } from '../users/user';
import { UsersService } from '../users/users.service';
import { toDatingCsv } from './dating-csv';

/** Everything the product stores about a user, in one document. */
@Injectable()
export class DataExportService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly events: SecurityEventsService,
    private readonly factors: FactorsService,
    private readonly criteria: CriteriaService,
    private readonly candidates: CandidatesService,
    private readonly facts: CandidateFactsService,
    private readonly dates: DateExperiencesService,
    private readonly plannedDates: PlannedDatesService,
    private readonly predictions: PredictionsService,
    private readonly imports: ImportsService,
    private readonly dashboard: DashboardService,
    private readonly ideas: IdeaPreferencesService,
    private readonly conversation: ConversationService,
    private readonly budget: BudgetService,
    private readonly outbox: OutboxService,
    private readonly mailLog: MailLogService,
    private readonly contact: ContactService,
    private readonly suppressions: SuppressionsService,
    private readonly clock: Clock,
  ) {}

  /** Matches and dates for a spreadsheet. */
  async datingCsvFor(account: Account): Promise<{ name: string; csv: string }> {
    const [standards, matches, dates] = await Promise.all([
      this.criteria.list(account.id, 'deleted, too'),
      this.candidates.exportFor(account),
      this.dates.exportFor(account),
    ]);
    const day = this.clock.now().toISOString().slice(0, 10);
    return { name: `heart-and-head-dates-${day}.csv`, csv: toDatingCsv({ standards, matches, dates }) };
  }

  async exportFor(session: Session): Promise<DataExport> {
    const { account } = session;
    const sections = [
      ...(await this.accountSections(session)),
      ...(await this.datingSections(account)),
      ...(await this.messageSections(account)),
    ];
    return toDataExport(sections, this.clock.now());
  }

  /** Who the user is, and how they sign in. */
  private async accountSections(session: Session): Promise<ExportSection[]> {
    const { account } = session;
    const { id } = account;
    return [
      {
        section: 'account',
        about:
          'Your account, your profile and your survey answers. Your password is stored only as a hash and is not included.',
        data: await this.users.exportFor(account),
      },
      {
        section: 'devices',
        about: 'The browsers signed in to your account.',
        data: await this.sessions.devicesOf(session),
      },
      {
        section: 'securityEvents',
        about: 'Sign-ins to your account and changes to how you sign in, for 90 days.',
        data: await this.events.exportFor(id),
      },
      {
        section: 'secondFactors',
        about:
          'Your passkeys and authenticator apps by name, and how many recovery codes you have left. Their secrets are not included.',
        data: await this.factors.exportFor(id),
      },
    ];
  }

  /** What the user recorded, and what comes of it. */
  private async datingSections(account: Account): Promise<ExportSection[]> {
    const { id } = account;
    return [
      {
        section: 'standards',
        about:
          "Your standards with their stars; those with selected: false aren't in use. Those with deletedAt are deleted, and their names are kept for the dates that rated them.",
        data: await this.criteria.list(id, 'deleted, too'),
      },
      {
        section: 'standardsHistory',
        about: 'Every selection of standards you saved, with the stars at that time by standard id.',
        data: await this.criteria.history(id),
      },
      {
        section: 'matches',
        about:
          'The people you added, what you wrote about them and how well they fit your current standards.',
        data: await this.candidates.exportFor(account),
      },
      {
        section: 'facts',
        about: 'What you noted about a match apart from your dates, by match id.',
        data: await this.facts.exportFor(id),
      },
      {
        section: 'dates',
        about: 'Your dates with place, feeling, chemistry, enjoyment and a rating for each standard.',
        data: await this.dates.exportFor(account),
      },
      {
        section: 'plannedDates',
        about:
          'The dates you planned, with time, place and idea, and what you chose for your calendar and reminders. The secret link of your calendar is stored only as a hash and is not included; nor are the addresses at which your browsers get notifications.',
        data: await this.plannedDates.exportFor(id),
      },
      {
        section: 'predictions',
        about:
          'How likely you said it was that you and a match would still be seeing each other in 30 days, what came of it, and whether you want to be asked.',
        data: await this.predictions.exportFor(id),
      },
      {
        section: 'imports',
        about: 'When you imported matches and dates, and how many.',
        data: await this.imports.exportFor(id),
      },
      {
        section: 'insights',
        about: 'What your dashboard computes from all of this. None of it is stored.',
        data: await this.dashboard.analyticsOf(account),
      },
      {
        section: 'dateIdeas',
        about: 'The date ideas you liked or disliked.',
        data: await this.ideas.exportFor(id),
      },
      {
        section: 'conversation',
        about: 'Your conversation with Alex.',
        data: await this.conversation.exportFor(id),
      },
      {
        section: 'coachUsage',
        about: 'What AI model answers used per day: tokens, and cost in millionths of a dollar.',
        data: await this.budget.exportFor(id),
      },
    ];
  }

  /** What was written to the user, and to support. */
  private async messageSections(account: Account): Promise<ExportSection[]> {
    const { id, email } = account;
    return [
      {
        section: 'mails',
        about: 'Which emails were sent to you and when. Their content is erased once they are sent.',
        data: await this.outbox.exportFor(id),
      },
      {
        section: 'mailLog',
        about: 'The emails sent to you, by subject, and whether you opened them or clicked a link.',
        data: await this.mailLog.exportFor(id),
      },
      {
        section: 'unsubscribed',
        about: "The kinds of email we don't send to your address.",
        data: await this.suppressions.exportFor(email),
      },
      {
        section: 'contactMessages',
        about: 'Messages sent to support from your address, and the replies.',
        data: await this.contact.exportFor(email),
      },
    ];
  }
}

/** A part of the export, and what a reader should know about it. */
interface ExportSection {
  readonly section: string;
  readonly about: string;
  readonly data: unknown;
}

/** One JSON document that starts with a plain-language index. */
function toDataExport(sections: readonly ExportSection[], at: Date): DataExport {
  return {
    product: 'Heart & Head',
    formatVersion: RECORD_VERSION,
    exportedAt: at.toISOString(),
    index: sections.map(({ section, about, data }): ExportIndexEntry => ({
      section,
      about,
      entries: Array.isArray(data) ? data.length : 1,
    })),
    ...Object.fromEntries(sections.map(({ section, data }) => [section, data])),
  };
}
