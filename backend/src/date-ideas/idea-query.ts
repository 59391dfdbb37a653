import { DATE_IDEA_LIMITS } from '#contract/dating/date-ideas';

export interface IdeaRequest {
  readonly refresh: boolean;
  readonly excluded: readonly string[];
  /** Whom the date is for; null: no one in particular. */
  readonly matchId: string | null;
}

/** A query parameter: given once, several times or not at all. */
export type IdeaQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** More than a client remembers; of a longer list, only the latest ids count. */
const EXCLUDED_READ_MAX = 200;

export function toIdeaRequest(query: IdeaQuery): IdeaRequest {
  return {
    refresh: textsOf(query['refresh']).includes('true'),
    excluded: idsIn(query['excludeIds']).slice(-EXCLUDED_READ_MAX),
    matchId: textsOf(query['for'])[0]?.trim().toLowerCase() || null,
  };
}

/** The ideas that were asked for by name; null when none were. */
export function namedIdeas(query: IdeaQuery): readonly string[] | null {
  return query['ids'] === undefined ? null : idsIn(query['ids']).slice(0, DATE_IDEA_LIMITS.listMax);
}

function idsIn(value: IdeaQuery[string]): string[] {
  return textsOf(value)
    .flatMap((text) => text.split(','))
    .map((id) => id.normalize('NFC').trim())
    .filter((id) => id !== '');
}

function textsOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}
