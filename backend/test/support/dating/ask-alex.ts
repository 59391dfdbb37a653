import type { ChatAnswer, ChatMessage } from '#contract/dating/alex';
import type { TestUser } from '../accounts/test-user';

export async function ask(user: TestUser, message: string): Promise<ChatAnswer> {
  return (await user.http.post('/api/alex/chat').send({ message }).expect(200)).body as ChatAnswer;
}

/** Everything said so far, oldest first. */
export async function conversation(user: TestUser): Promise<ChatMessage[]> {
  return (await user.http.get('/api/alex/messages').expect(200)).body as ChatMessage[];
}
