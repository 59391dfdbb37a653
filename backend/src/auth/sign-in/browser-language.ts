import { languageOf } from '#contract/rules/language';

/** More than any browser lists. */
const TAGS_READ = 20;

/** The language a browser prefers, from its Accept-Language header; null when it names none. */
export function browserLanguage(header: string | undefined): string | null {
  const tags = (header ?? '').split(',', TAGS_READ).map((item) => {
    const [tag = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { language: languageOf(tag), quality: quality === undefined ? 1 : Number(quality) };
  });
  const accepted = tags.filter(({ language, quality }) => language !== null && quality > 0);
  // Sorting is stable: of equally preferred languages, the first one counts.
  return accepted.sort((a, b) => b.quality - a.quality)[0]?.language ?? null;
}
