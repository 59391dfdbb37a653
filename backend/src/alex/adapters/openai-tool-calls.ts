import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { ToolCall } from '../model/language-model';

type Delta = NonNullable<ChatCompletionChunk.Choice.Delta['tool_calls']>[number];

interface Begun {
  readonly index: number;
  readonly id: string;
  name: string;
  arguments: string;
}

const MAX_CALLS = 32;
const MAX_ARGUMENTS = 10_000;

/**
 * Puts the look-ups of a streamed answer together. OpenAI sends each in pieces under its index; others send each whole,
 * some all of them under index 0, and some without an id.
 */
export class CallCollector {
  private readonly begun: Begun[] = [];

  take(deltas: readonly Partial<Delta>[]): void {
    for (const { index = 0, id = '', function: called } of deltas) {
      const same = this.begun.findLast((call) => call.index === index);
      const isNew =
        !same ||
        (id !== '' && id !== same.id) ||
        (id === '' && called?.name !== undefined && called.name !== '');
      const call = isNew ? this.begin(index, id) : same;
      if (!call) continue;
      call.name += called?.name ?? '';
      if (call.arguments.length < MAX_ARGUMENTS) call.arguments += argumentsOf(called?.arguments);
    }
  }

  all(): ToolCall[] {
    return this.begun.map(({ id, name, arguments: json }) => ({ id, name, arguments: json }));
  }

  private begin(index: number, id: string): Begun | null {
    if (this.begun.length >= MAX_CALLS) return null;
    const call = { index, id: id === '' ? `call-${this.begun.length + 1}` : id, name: '', arguments: '' };
    this.begun.push(call);
    return call;
  }
}

/** Some servers send an object where the protocol says JSON in a string. */
function argumentsOf(sent: unknown): string {
  if (typeof sent === 'string') return sent;
  return sent === undefined || sent === null ? '' : JSON.stringify(sent);
}
