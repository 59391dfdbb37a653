import { Injectable } from '@nestjs/common';
import {
  IMPORT_LIMITS,
  IMPORT_TEXTS,
  type ImportBatch,
  type ImportPreview,
  type ImportProblem,
  type UndoneImport,
} from '#contract/account/imports';
import { CandidatesService } from '../candidates/candidates.service';
import type { RecordAddition } from '../candidates/record-room';
import { CriteriaService } from '../criteria/criteria.service';
import { DateExperiencesService } from '../date-experiences/date-experiences.service';
import { Clock } from '../platform/clock/clock';
import { newId } from '../platform/crypto/ids';
import { Transaction } from '../platform/database/database';
import { DomainError } from '../platform/errors/domain-error';
import { LimitsService } from '../platform/limits/limits.service';
import type { Account } from '../users/user';
import { readCsvImport, toPreview, type CsvImport } from './csv/csv-import';
import {
  ImportBatchRepository,
  type FilledMatch,
  type StoredBatch,
  type Undoing,
} from './import-batch.repository';
import { additionOf, toRecords, type KnownDisclosures, type NewRecords } from './import-plan';
import type { ImportDto } from './imports.dto';
import { NoteReadingService } from './note-reading.service';
import { isRecordFile, readRecordFile, type DatingRecord } from './record/record-file';
import { RecordRestoreService } from './record/record-restore.service';

const HOUR_SECONDS = 3_600;
/** Every change of a column asks for another preview. */
const PREVIEWS = { name: 'import-preview', limit: 300, windowSeconds: HOUR_SECONDS };
const IMPORTS = { name: 'import', limit: 30, windowSeconds: HOUR_SECONDS };

/** Matches and dates from a CSV file, or a downloaded account; all of it or nothing. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly batches: ImportBatchRepository,
    private readonly candidates: CandidatesService,
    private readonly dates: DateExperiencesService,
    private readonly criteria: CriteriaService,
    private readonly records: RecordRestoreService,
    private readonly notes: NoteReadingService,
    private readonly limits: LimitsService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async list(ownerId: string): Promise<ImportBatch[]> {
    return (await this.batches.listFor(ownerId)).map(toBatch);
  }

  /** What importing the file would do. Changes nothing. */
  async preview(owner: Account, input: ImportDto): Promise<ImportPreview> {
    await this.limits.consume(PREVIEWS, owner.id);
    requireSize(input.text);
    if (!isRecordFile(input.text)) {
      const csv = await this.readCsv(owner, input);
      const full = await this.candidates.refusalOf(owner.id, csvAddition(csv));
      return toPreview({
        ...csv,
        plan: { ...csv.plan, problems: [...asProblems(full), ...csv.plan.problems] },
      });
    }
    const { record, problems } = readRecordFile(input.text, this.clock.now());
    const refusals = problems.length === 0 ? await this.records.refusalsOf(owner.id, record) : problems;
    const full = await this.candidates.refusalOf(owner.id, recordAddition(record));
    return toRecordPreview(record, [...refusals, ...asProblems(full)]);
  }

  async import(owner: Account, input: ImportDto): Promise<ImportBatch> {
    await this.limits.consume(IMPORTS, owner.id);
    requireSize(input.text);
    return this.transaction.run(async () => {
      await this.batches.lock(owner.id);
      const batch = isRecordFile(input.text)
        ? await this.restore(owner, input.text)
        : await this.importCsv(owner, input);
      await this.batches.add(owner.id, batch, IMPORT_LIMITS.batches);
      return toBatch(batch);
    });
  }

  /** Throws import.not-found when it was undone before, or never made. */
  async undo(ownerId: string, id: string): Promise<UndoneImport> {
    const undone = await this.transaction.run(async () => {
      const undoing = await this.batches.undo(ownerId, id);
      for (const date of undoing?.dates ?? [])
        if (undoing?.keptIds.includes(date.candidateId))
          await this.candidates.noteTextConcern(ownerId, date.candidateId, date.id, null);
      return undoing && { ...undoing, emptiedIds: await this.emptyDetails(ownerId, undoing) };
    });
    if (!undone) throw new DomainError('import.not-found');
    const keptIds = new Set([
      ...undone.keptIds,
      ...undone.filled.map(({ candidateId }) => candidateId).filter((each) => !undone.emptiedIds.has(each)),
    ]);
    const matches = await this.candidates.matchesOf(ownerId);
    const kept = matches.filter((match) => keptIds.has(match.id)).map(({ name }) => name);
    return {
      matches: undone.matches,
      dates: undone.dates.length,
      completed: undone.emptiedIds.size,
      kept: kept.slice(0, IMPORT_LIMITS.shown),
    };
  }

  async exportFor(ownerId: string): Promise<ImportBatch[]> {
    return this.list(ownerId);
  }

  /** Returns the ids of the matches that lost what the import had filled. */
  private async emptyDetails(ownerId: string, { filled }: Undoing): Promise<ReadonlySet<string>> {
    const emptied = new Set<string>();
    for (const { candidateId, ...details } of filled)
      if (await this.candidates.emptyDetails(ownerId, candidateId, details)) emptied.add(candidateId);
    return emptied;
  }

  /** In the order of their ids, so that no two changes deadlock. */
  private async fillDetails(ownerId: string, details: NewRecords['details']): Promise<FilledMatch[]> {
    const filled: FilledMatch[] = [];
    for (const candidateId of [...details.keys()].sort()) {
      const given = details.get(candidateId) ?? {};
      const done = await this.candidates.fillDetails(ownerId, candidateId, given);
      if (done) filled.push({ candidateId, ...done });
    }
    return filled;
  }

  private async readCsv(owner: Account, { text, columns, dateOrder }: ImportDto): Promise<CsvImport> {
    const kept = new Set((await this.criteria.list(owner.id, 'unselected, too')).map(({ id }) => id));
    return readCsvImport({
      text,
      columns: columns ?? null,
      dateOrder: dateOrder ?? null,
      standards: owner.standards.filter(({ id }) => kept.has(id)),
      matches: await this.candidates.matchesOf(owner.id),
      now: this.clock.now(),
    });
  }

  private async importCsv(owner: Account, input: ImportDto): Promise<StoredBatch> {
    const csv = await this.readCsv(owner, input);
    const { plan } = csv;
    requireNoProblems(plan.problems);
    const notes = plan.people.flatMap(({ dates }) => dates.map(({ personalNotes }) => personalNotes));
    const disclosures = await this.notes.read(owner.id, notes);
    const records = toRecords(plan.people, disclosures, this.clock.now());
    if (records.matches.length + records.dates.length + records.details.size === 0)
      throw wrongRows([{ row: null, message: IMPORT_TEXTS.nothingToDo }]);
    // All of them before the first change, so that no other change of one meets this one half-way.
    await this.candidates.lockAll(owner.id, [...records.details.keys(), ...records.addedDates.keys()]);
    await this.requireRoom(owner.id, csvAddition(csv));
    const filled = await this.fillDetails(owner.id, records.details);
    await this.write(owner.id, records, disclosures);
    return { ...this.batchOf('csv', records, []), filled };
  }

  private async restore(owner: Account, text: string): Promise<StoredBatch> {
    const { record, problems } = readRecordFile(text, this.clock.now());
    requireNoProblems(problems);
    const [refusal] = await this.records.refusalsOf(owner.id, record);
    if (refusal) throw new DomainError('import.account-not-empty');
    await this.requireRoom(owner.id, recordAddition(record));
    const standards = await this.records.restoreStandards(owner.id, record);
    const disclosures = await this.notes.read(owner.id, this.records.textsOf(record));
    const records = await this.records.toRecords(owner.id, record, standards, disclosures);
    await this.write(owner.id, records, disclosures);
    return this.batchOf('export', records, await this.records.restoreRest(owner.id, record, records));
  }

  /** Throws candidate.too-many, date-experience.too-many and date-experience.too-many-of-match. */
  private async requireRoom(ownerId: string, added: RecordAddition): Promise<void> {
    const refusal = await this.candidates.refusalOf(ownerId, added);
    if (refusal) throw refusal;
  }

  private async write(
    ownerId: string,
    { matches, dates, addedDates }: NewRecords,
    disclosures: KnownDisclosures,
  ): Promise<void> {
    await this.candidates.addAll(ownerId, matches);
    await this.candidates.recordNewDates(ownerId, addedDates);
    await this.dates.addAll(ownerId, dates);
    for (const { id, candidateId, personalNotes } of dates)
      if (addedDates.has(candidateId) && personalNotes !== null && disclosures(personalNotes))
        await this.candidates.noteTextConcern(ownerId, candidateId, id, personalNotes);
  }

  private batchOf(
    kind: ImportBatch['kind'],
    { matches, dates }: Pick<NewRecords, 'matches' | 'dates'>,
    predictionIds: readonly string[],
  ): StoredBatch {
    return {
      id: newId(),
      kind,
      importedAt: this.clock.now(),
      candidateIds: matches.map(({ id }) => id),
      dateIds: dates.map(({ id }) => id),
      predictionIds,
      filled: [],
    };
  }
}

const csvAddition = ({ plan }: CsvImport): RecordAddition =>
  additionOf(
    plan.people.map(({ existing, dates }) => ({
      isNew: existing === null,
      dates: dates.length,
      datesBefore: existing?.history.length ?? 0,
    })),
  );

function recordAddition({ matches, dates }: DatingRecord): RecordAddition {
  const counts = new Map<string, number>();
  for (const { candidateId } of dates) counts.set(candidateId, (counts.get(candidateId) ?? 0) + 1);
  return additionOf(matches.map(({ id }) => ({ isNew: true, dates: counts.get(id) ?? 0, datesBefore: 0 })));
}

const asProblems = (refusal: DomainError | null): ImportProblem[] =>
  refusal ? [{ row: null, message: refusal.message }] : [];

function toBatch({ id, kind, importedAt, candidateIds, dateIds, filled }: StoredBatch): ImportBatch {
  return {
    id,
    kind,
    importedAt: importedAt.toISOString(),
    matches: candidateIds.length,
    dates: dateIds.length,
    completed: filled.length,
  };
}

function toRecordPreview(record: DatingRecord, problems: readonly ImportProblem[]): ImportPreview {
  return {
    kind: 'export',
    columns: [],
    dateOrder: null,
    isDateOrderUnclear: false,
    matches: record.matches.length,
    dates: record.dates.length,
    standards: record.standards.filter(({ deletedAt }) => deletedAt === null).length,
    completed: 0,
    alreadyThere: 0,
    people: record.matches.slice(0, IMPORT_LIMITS.shown).map(({ id, name }) => ({
      name,
      isNew: true,
      dates: record.dates.filter(({ candidateId }) => candidateId === id).length,
      filled: [],
    })),
    unchanged: [],
    skipped: [],
    problems: problems.slice(0, IMPORT_LIMITS.shown),
    problemCount: problems.length,
  };
}

function requireSize(text: string): void {
  if (Buffer.byteLength(text) > IMPORT_LIMITS.bytes) throw new DomainError('import.too-large');
}

function requireNoProblems(problems: readonly ImportProblem[]): void {
  if (problems.length > 0) throw wrongRows(problems);
}

function wrongRows(problems: readonly ImportProblem[]): DomainError {
  return new DomainError('import.wrong-rows', {
    errors: problems
      .slice(0, IMPORT_LIMITS.shown)
      .map(({ row, message }) => ({ field: row === null ? 'file' : `row ${row}`, message })),
  });
}
