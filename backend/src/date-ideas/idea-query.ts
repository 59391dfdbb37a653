import { DATE_IDEA_LIMITS } from '#contract/dating/date-ideas';

export interface IdeaRequest {
  readonly refresh: boolean;
  readonly excluded: readonly string[];
  /** Whom the date is for; null: no one in particular. */
  readonly matchId: string | null;
}

/** A query parameter: given once or several times. */
type Given = string | readonly string[];

export interface IdeaQuery {
  /** `true` for other ideas than today's. */
  readonly refresh?: Given;
  /** Ids to leave out, separated by commas. */
  readonly excludeIds?: Given;
  /** Id of the match the date is for. */
  readonly for?: Given;
  /** Only the ideas with these ids, separated by commas. */
  readonly ids?: Given;
}

/** More than a client remembers; of a longer list, only the latest ids count. */
const EXCLUDED_READ_MAX = 200;

export function toIdeaRequest(query: IdeaQuery): IdeaRequest {
  return {
    refresh: textsOf(query.refresh).includes('true'),
    excluded: idsIn(query.excludeIds).slice(-EXCLUDED_READ_MAX),
    matchId: textsOf(query.for)[0]?.trim().toLowerCase() || null,
  };
}

/** The ideas that were asked for by name; null when none were. */
export function namedIdeas(query: IdeaQuery): readonly string[] | null {
  return query.ids === undefined ? null : idsIn(query.ids).slice(0, DATE_IDEA_LIMITS.listMax);
}

function idsIn(value: Given | undefined): string[] {
  return textsOf(value)
    .flatMap((text) => text.split(','))
    .map((id) => id.normalize('NFC').trim())
    .filter((id) => id !== '');
}

function textsOf(value: Given | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}
