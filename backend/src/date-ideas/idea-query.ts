export interface IdeaRequest {
  readonly refresh: boolean;
  readonly excluded: readonly string[];
}

/** A query parameter: given once, several times or not at all. */
export type IdeaQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** More than a client remembers; of a longer list, only the latest ids count. */
const EXCLUDED_READ_MAX = 200;

export function toIdeaRequest(query: IdeaQuery): IdeaRequest {
  const excluded = textsOf(query['excludeIds'])
    .flatMap((text) => text.split(','))
    .map((id) => id.normalize('NFC').trim())
    .filter((id) => id !== '');
  return {
    refresh: textsOf(query['refresh']).includes('true'),
    excluded: excluded.slice(-EXCLUDED_READ_MAX),
  };
}

function textsOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}
