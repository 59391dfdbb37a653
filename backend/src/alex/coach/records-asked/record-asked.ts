import type { Asked } from '../asked';
import { saidByUser } from '../understanding/conversation-memory';
import { recordQuestionIn } from './record-question';
import type { RecordQuestion } from './record-slots';

/** A question about the records with what it asks, and whom it is about. */
export interface RecordAsked extends Asked {
  readonly question: RecordQuestion;
}

/** The latest question in a conversation, each read after the one before it. */
export function recordQuestionAsked({ message, history, facts }: Asked): RecordQuestion | null {
  return [...saidByUser(history), message].reduce<RecordQuestion | null>(
    (before, said) => recordQuestionIn(said, before, facts),
    null,
  );
}
