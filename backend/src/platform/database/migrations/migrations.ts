import { Accounts1700000000001 } from './0001-accounts';
import { Outbox1700000000002 } from './0002-outbox';
import { StandardsAndMatches1700000000003 } from './0003-standards-and-matches';
import { Places1700000000004 } from './0004-places';
import { KeyCheck1700000000005 } from './0005-key-check';
import { Tracking1700000000006 } from './0006-tracking';
import { DateIdeas1700000000007 } from './0007-date-ideas';
import { Alex1700000000008 } from './0008-alex';
import { ContactAndSuppressions1700000000009 } from './0009-contact-and-suppressions';
import { Administration1700000000010 } from './0010-administration';
import { MailLog1700000000011 } from './0011-mail-log';
import { CampaignsAndAutomations1700000000012 } from './0012-campaigns-and-automations';
import { FunctionRecord1700000000013 } from './0013-function-record';
import { AddressKeys1700000000014 } from './0014-address-keys';
import { MailLinks1700000000015 } from './0015-mail-links';
import { SecondFactors1700000000016 } from './0016-second-factors';
import { Keys1700000000017 } from './0017-keys';
import { AuditChain1700000000018 } from './0018-audit-chain';
import { SuppressionReasons1700000000019 } from './0019-suppression-reasons';
import { SecurityEvents1700000000020 } from './0020-security-events';
import { AdministrationRepair1700000000021 } from './0021-administration-repair';
import { MailBreaker1700000000022 } from './0022-mail-breaker';
import { MustHaves1700000000023 } from './0023-must-haves';
import { Predictions1700000000024 } from './0024-predictions';
import { RateStandardsFirst1700000000025 } from './0025-rate-standards-first';
import { NotesForAModel1700000000026 } from './0026-notes-for-a-model';
import { LocalModel1700000000027 } from './0027-local-model';
import { DeletedStandardsAndCityNames1700000000028 } from './0028-deleted-standards-and-city-names';
import { PlannedDates1700000000029 } from './0029-planned-dates';
import { Reminders1700000000030 } from './0030-reminders';
import { CandidateFacts1700000000031 } from './0031-candidate-facts';
import { Imports1700000000032 } from './0032-imports';
import { ChangedSinceImport1700000000033 } from './0033-changed-since-import';
import { OwedMail1700000000034 } from './0034-owed-mail';
import { SuppressionList1700000000035 } from './0035-suppression-list';
import { MailAttempts1700000000036 } from './0036-mail-attempts';
import { CampaignCare1700000000037 } from './0037-campaign-care';
import { DeliveryTruth1700000000038 } from './0038-delivery-truth';
import { WebhookTokens1700000000039 } from './0039-webhook-tokens';
import { CampaignArchive1700000000040 } from './0040-campaign-archive';
import { SavedSegments1700000000041 } from './0041-saved-segments';
import { CampaignStops1700000000042 } from './0042-campaign-stops';
import { Administrators1700000000043 } from './0043-administrators';
import { ContactInbox1700000000044 } from './0044-contact-inbox';
import { FiguresOverTime1700000000045 } from './0045-figures-over-time';
import { RemindersByDay1700000000047 } from './0047-reminders-by-day';
import { ReplyOutcomes1700000000049 } from './0049-reply-outcomes';
import { AccountLanguages1700000000051 } from './0051-account-languages';
import { OwnerTallies1700000000060 } from './0060-owner-tallies';

/** Which migrations have run. */
export const MIGRATIONS_TABLE_NAME = 'schema_migrations';

export const MIGRATIONS = [
  Accounts1700000000001,
  Outbox1700000000002,
  StandardsAndMatches1700000000003,
  Places1700000000004,
  KeyCheck1700000000005,
  Tracking1700000000006,
  DateIdeas1700000000007,
  Alex1700000000008,
  ContactAndSuppressions1700000000009,
  Administration1700000000010,
  MailLog1700000000011,
  CampaignsAndAutomations1700000000012,
  FunctionRecord1700000000013,
  AddressKeys1700000000014,
  MailLinks1700000000015,
  SecondFactors1700000000016,
  Keys1700000000017,
  AuditChain1700000000018,
  SuppressionReasons1700000000019,
  SecurityEvents1700000000020,
  AdministrationRepair1700000000021,
  MailBreaker1700000000022,
  MustHaves1700000000023,
  Predictions1700000000024,
  RateStandardsFirst1700000000025,
  NotesForAModel1700000000026,
  LocalModel1700000000027,
  DeletedStandardsAndCityNames1700000000028,
  PlannedDates1700000000029,
  Reminders1700000000030,
  CandidateFacts1700000000031,
  Imports1700000000032,
  ChangedSinceImport1700000000033,
  OwedMail1700000000034,
  SuppressionList1700000000035,
  MailAttempts1700000000036,
  CampaignCare1700000000037,
  DeliveryTruth1700000000038,
  WebhookTokens1700000000039,
  CampaignArchive1700000000040,
  SavedSegments1700000000041,
  CampaignStops1700000000042,
  Administrators1700000000043,
  ContactInbox1700000000044,
  FiguresOverTime1700000000045,
  RemindersByDay1700000000047,
  ReplyOutcomes1700000000049,
  AccountLanguages1700000000051,
  OwnerTallies1700000000060,
];
