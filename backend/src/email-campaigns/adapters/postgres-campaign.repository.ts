import { Injectable } from '@nestjs/common';
import type { CampaignActivity, CampaignStop } from '#contract/console/campaigns/campaign-activity';
import type { CampaignView } from '#contract/console/campaigns/campaign-list';
import type { CampaignDraft, CampaignSchedule } from '#contract/console/campaigns/campaigns';
import { Database } from '../../platform/database/database';
import type { RunningCampaign, StoredCampaign, Tally } from '../campaigns/campaign';
import { CampaignRepository, type CampaignPage, type StatusChange } from '../campaigns/campaign.repository';

const COLUMNS = `id, name, subject, preview, markdown, mail_kind as "mailKind", segment, status, schedule,
  start_at as "startAt", created_at as "createdAt", started_at as "startedAt", finished_at as "finishedAt",
  archived_at as "archivedAt", stopped_for as "stoppedFor", selected_at is not null as "isSelected"`;

const LINKS_SHOWN = 50;

const VIEWED: Readonly<Record<CampaignView | 'all', string>> = {
  all: 'true',
  current: 'archived_at is null',
  archived: 'archived_at is not null',
};

@Injectable()
export class PostgresCampaignRepository extends CampaignRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(id: string, draft: CampaignDraft, at: Date): Promise<void> {
    await this.database.query(
      'campaign-add',
      `insert into campaigns (id, name, subject, preview, markdown, mail_kind, segment, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, ...valuesOf(draft), at],
    );
  }

  list({ view, offset, limit }: CampaignPage): Promise<StoredCampaign[]> {
    const shown = view ?? 'all';
    return this.database.query<StoredCampaign>(
      `campaign-list-${shown}`,
      `select ${COLUMNS} from campaigns where ${VIEWED[shown]} order by id desc limit $1 offset $2`,
      [limit, offset],
    );
  }

  async count(view?: CampaignView): Promise<number> {
    const shown = view ?? 'all';
    const rows = await this.database.query<{ campaigns: number }>(
      `campaign-count-${shown}`,
      `select count(*)::int as campaigns from campaigns where ${VIEWED[shown]}`,
      [],
    );
    return rows[0]?.campaigns ?? 0;
  }

  async remove(id: string): Promise<void> {
    await this.database.query('campaign-remove', 'delete from campaigns where id = $1', [id]);
  }

  async setArchived(id: string, archivedAt: Date | null): Promise<void> {
    await this.database.query('campaign-archive', 'update campaigns set archived_at = $2 where id = $1', [
      id,
      archivedAt,
    ]);
  }

  async find(id: string): Promise<StoredCampaign | null> {
    const rows = await this.database.query<StoredCampaign>(
      'campaign-find',
      `select ${COLUMNS} from campaigns where id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  async findLocked(id: string): Promise<StoredCampaign | null> {
    const rows = await this.database.query<StoredCampaign>(
      'campaign-find-locked',
      `select ${COLUMNS} from campaigns where id = $1 for no key update`,
      [id],
    );
    return rows[0] ?? null;
  }

  async save(id: string, draft: CampaignDraft): Promise<void> {
    await this.database.query(
      'campaign-save',
      `update campaigns set name = $2, subject = $3, preview = $4, markdown = $5, mail_kind = $6, segment = $7
       where id = $1`,
      [id, ...valuesOf(draft)],
    );
  }

  async schedule(id: string, schedule: CampaignSchedule, startAt: Date): Promise<void> {
    await this.database.query(
      'campaign-schedule',
      'update campaigns set schedule = $2, start_at = $3 where id = $1',
      [id, JSON.stringify(schedule), startAt],
    );
  }

  async setStatus(id: string, { status, startedAt, finishedAt, resumedAt }: StatusChange): Promise<void> {
    await this.database.query(
      'campaign-status',
      `update campaigns set status = $2, started_at = coalesce(started_at, $3), finished_at = $4,
         resumed_at = coalesce($5, resumed_at) where id = $1`,
      [id, status, startedAt ?? null, finishedAt ?? null, resumedAt ?? null],
    );
  }

  async stop(id: string, reason: CampaignStop): Promise<void> {
    await this.database.query(
      'campaign-stop',
      `update campaigns set status = 'paused', stopped_for = $2 where id = $1`,
      [id, reason],
    );
  }

  async acceptComplaints(id: string, complaints: number): Promise<void> {
    await this.database.query(
      'campaign-accept-complaints',
      'update campaigns set stopped_for = null, known_complaints = $2 where id = $1',
      [id, complaints],
    );
  }

  async activityOf(id: string): Promise<CampaignActivity> {
    const [links, hours] = await Promise.all([
      this.database.query<CampaignActivity['links'][number]>(
        'campaign-links',
        `select bucket as url, amount::int as clicks from rollups where metric = 'mail:links:' || $1::text
         order by amount desc, bucket limit ${LINKS_SHOWN}`,
        [id],
      ),
      this.database.query<CampaignActivity['hours'][number]>(
        'campaign-hours',
        `select split_part(bucket, ' ', 1) as at,
           coalesce(sum(amount) filter (where bucket like '% opened'), 0)::int as opened,
           coalesce(sum(amount) filter (where bucket like '% clicked'), 0)::int as clicked
         from rollups where metric = 'mail:hours:' || $1::text group by 1 order by 1`,
        [id],
      ),
    ]);
    return { links, hours };
  }

  async beginDue(now: Date): Promise<void> {
    await this.database.query(
      'campaign-begin-due',
      `update campaigns set status = 'sending', started_at = coalesce(started_at, $1)
       where status = 'scheduled' and start_at <= $1`,
      [now],
    );
  }

  async countSending(): Promise<number> {
    const rows = await this.database.query<{ campaigns: number }>(
      'campaign-count-sending',
      `select count(*)::int as campaigns from campaigns where status = 'sending'`,
      [],
    );
    return rows[0]?.campaigns ?? 0;
  }

  listSending(): Promise<RunningCampaign[]> {
    return this.database.query<RunningCampaign>(
      'campaign-list-sending',
      `select id, mail_kind as "mailKind", segment, schedule, start_at as "startAt", resumed_at as "resumedAt",
         selected_after as "selectedAfter", selected_at is not null as "isSelected", known_complaints as "knownComplaints"
       from campaigns where status = 'sending' order by id for share`,
      [],
    );
  }

  async noteSelection(id: string, after: string | null, selectedAt: Date | null): Promise<void> {
    await this.database.query(
      'campaign-note-selection',
      'update campaigns set selected_after = coalesce($2, selected_after), selected_at = $3 where id = $1',
      [id, after, selectedAt],
    );
  }

  async talliesOf(ids: readonly string[]): Promise<ReadonlyMap<string, Tally>> {
    const rows = await this.database.query<{ id: string; tally: Tally }>(
      'campaign-tallies',
      `select substr(metric, 6) as id, json_object_agg(bucket, amount) as tally from rollups
       where metric = any(select 'mail:' || id from unnest($1::text[]) id) group by metric`,
      [ids],
    );
    return new Map(rows.map(({ id, tally }) => [id, tally]));
  }

  async isDeliveryReported(): Promise<boolean> {
    const rows = await this.database.query(
      'campaign-delivery-reported',
      `select 1 from rollups where metric = 'mail:delivered-by-day' limit 1`,
      [],
    );
    return rows.length > 0;
  }
}

function valuesOf({ name, subject, preview, markdown, mailKind, segment }: CampaignDraft): unknown[] {
  return [name, subject, preview, markdown, mailKind, JSON.stringify(segment)];
}
