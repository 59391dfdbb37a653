import type { DaterName } from '../../coach-answers/daters';
import { conversation } from '../../coach-answers/transcript';

/** What the built-in coach answers to each of these messages, in one conversation. */
export async function answersTo(dater: DaterName, ...messages: readonly string[]): Promise<string[]> {
  return (await conversation(messages.map((question) => ({ dater, question })))).map(({ answer }) => answer);
}

/** Its answer to the last of these messages. */
export async function lastAnswer(dater: DaterName, ...messages: readonly string[]): Promise<string> {
  return (await answersTo(dater, ...messages)).at(-1) ?? '';
}
