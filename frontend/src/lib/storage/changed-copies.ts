import type { QueryCache } from '@tanstack/react-query';
import { currentGeneration, isCopiedRead, keepCopy } from './offline-copies';

/** Also keeps what the page itself changes in an answer, such as what is said in a conversation after it has loaded. */
export function keepChangedAnswers(queryCache: QueryCache): void {
  queryCache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return;
    const [path, ...rest] = event.query.queryKey as readonly unknown[];
    const { data } = event.query.state as { data: unknown };
    if (typeof path !== 'string' || rest.length > 0 || !isCopiedRead(path) || !data) return;
    void keepCopy(path, JSON.stringify(data), currentGeneration());
  });
}
