import { readField } from '../rules/check-field';
import { letters } from '../rules/test-support/boundaries';
import { beyond, problems, upTo, verdicts } from '../rules/test-support/verdicts';
import { INBOX_DONE_RULES, INBOX_LIST_RULES, INBOX_REPLY_RULES } from './contact-inbox';

describe('the inbox', () => {
  it('lists what is open, what is done, or both', () => {
    expect(verdicts(INBOX_LIST_RULES.state, ['open', 'done', undefined])).toEqual([null]);
    expect(verdicts(INBOX_LIST_RULES.state, ['all', 'Open', '', null, true])).toEqual([
      'The state must be open or done',
    ]);
  });

  it('is searched by a full address', () => {
    expect(verdicts(INBOX_LIST_RULES.address, ['jo@example.com', ' jo@example.com ', '', null])).toEqual([
      null,
    ]);
    const tooLong = `${letters(243)}@example.com`;
    expect(verdicts(INBOX_LIST_RULES.address, ['jo', 'jo@', 'Jo <jo@example.com>', tooLong])).toEqual([
      'Search by a full email address',
    ]);
    expect(readField(INBOX_LIST_RULES.address, '  ')).toBeNull();
  });

  it('goes on after an id', () => {
    const id = '01975c1e-8f00-7000-8000-0123456789ab';
    expect(verdicts(INBOX_LIST_RULES.after, [undefined, id])).toEqual([null]);
    expect(verdicts(INBOX_LIST_RULES.after, [`${id}0`, 36])).toEqual(['The place in the list is not valid']);
  });
});

describe('a reply', () => {
  it('says something, and whether the message is done with it', () => {
    expect(problems(INBOX_REPLY_RULES, { text: 'Done.', done: false })).toEqual([]);
    expect(problems(INBOX_REPLY_RULES, {})).toEqual([
      ['text', 'A reply is required'],
      ['done', 'Whether it is done is required'],
    ]);
  });

  it('has up to 5000 characters, on as many lines as it likes', () => {
    expect(verdicts(INBOX_REPLY_RULES.text, ['a', 'a\n\nb', ...upTo(5_000)])).toEqual([null]);
    expect(verdicts(INBOX_REPLY_RULES.text, beyond(5_000))).toEqual([
      'A reply cannot exceed 5000 characters',
    ]);
    expect(verdicts(INBOX_REPLY_RULES.text, ['', ' \n ', null, 5])).toEqual(['A reply is required']);
  });

  it('may say how many replies its author has seen', () => {
    expect(verdicts(INBOX_REPLY_RULES.seenReplies, [undefined, 0, 1, 10_000])).toEqual([null]);
    expect(verdicts(INBOX_REPLY_RULES.seenReplies, [-1, 10_001, 0.5, '1', null])).toEqual([
      'The number of earlier replies must be a whole number',
    ]);
  });

  it('is not needed to mark a message as done', () => {
    expect(problems(INBOX_DONE_RULES, { done: true })).toEqual([]);
    expect(verdicts(INBOX_DONE_RULES.done, ['true', 1, null, undefined])).toEqual([
      'Whether it is done is required',
    ]);
  });
});
