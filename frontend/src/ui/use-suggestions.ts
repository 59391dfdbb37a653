import { useEffect, useState } from 'react';

interface Options {
  text: string;
  enabled: boolean;
  minChars: number;
  debounceMs: number;
  fetchSuggestions: (text: string, signal: AbortSignal) => Promise<readonly string[]>;
}

const NONE: readonly string[] = [];

/** Suggestions for what is typed now; a failed fetch simply offers none. */
export function useSuggestions({
  text,
  enabled,
  minChars,
  debounceMs,
  fetchSuggestions,
}: Options): readonly string[] {
  const [found, setFound] = useState({ text: '', suggestions: NONE });
  const input = text.trim();
  const isWanted = enabled && input.length >= minChars;

  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(input, abort.signal)
        .catch(() => NONE)
        .then((suggestions) => {
          if (!abort.signal.aborted) setFound({ text: input, suggestions });
        })
        .catch(() => undefined);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isWanted, input, debounceMs, fetchSuggestions]);

  return isWanted ? found.suggestions : NONE;
}
