import { problems, verdicts } from '../rules/test-support/verdicts';
import { ALL_UNSENT_MAIL_RULES, UNSENT_LIST_RULES, UNSENT_MAIL_IDS_RULES } from './unsent-mail';

const STATE_UNKNOWN = 'The state must be all, waiting, failing or undeliverable';
const ID = '01975c1e-8f00-7000-8000-0123456789ab';

describe('the list of unsent email', () => {
  it('shows all of it unless a state is named', () => {
    const states = [undefined, 'all', 'waiting', 'failing', 'undeliverable'];
    expect(verdicts(UNSENT_LIST_RULES.state, states)).toEqual([null]);
    expect(verdicts(UNSENT_LIST_RULES.state, ['sent', 'Waiting', '', null, ['all']])).toEqual([
      STATE_UNKNOWN,
    ]);
  });

  it('goes on from the moment and the id of the last email seen', () => {
    expect(verdicts(UNSENT_LIST_RULES.after, [undefined, `2026-06-30T12:00:00.000Z_${ID}`])).toEqual([null]);
  });

  it.each([
    ['an id alone', ID],
    ['a moment alone', '2026-06-30T12:00:00.000Z'],
    ['a moment that does not exist', `2026-13-30T12:00:00.000Z_${ID}`],
    ['a moment in another zone', `2026-06-30T12:00:00.000+02:00_${ID}`],
    ['a moment without milliseconds', `2026-06-30T12:00:00Z_${ID}`],
    ['an id in capitals', `2026-06-30T12:00:00.000Z_${ID.toUpperCase()}`],
    ['an id that is cut short', `2026-06-30T12:00:00.000Z_${ID.slice(1)}`],
    ['an id with more behind it', `2026-06-30T12:00:00.000Z_${ID}'`],
    ['a number', 5],
  ])('does not go on from %s', (_about, after) => {
    expect(verdicts(UNSENT_LIST_RULES.after, [after])).toEqual(['The place in the list is not valid']);
  });
});

describe('a call for chosen emails', () => {
  const ids = (count: number) => Array.from({ length: count }, () => ID);

  it('names up to 1000 of them', () => {
    expect(verdicts(UNSENT_MAIL_IDS_RULES.ids, [[], ids(1), ids(1_000)])).toEqual([null]);
    expect(verdicts(UNSENT_MAIL_IDS_RULES.ids, [ids(1_001)])).toEqual([
      'Select at most 1000 emails at a time',
    ]);
  });

  it('names them by their ids', () => {
    expect(verdicts(UNSENT_MAIL_IDS_RULES.ids, [undefined, null, ID, [1], [ID, null], {}])).toEqual([
      'A list of email ids is required',
    ]);
  });
});

describe('a call for all emails of a kind', () => {
  it('says which, and until when they were counted', () => {
    expect(problems(ALL_UNSENT_MAIL_RULES, { state: 'failing', until: '2026-06-30T12:00:00Z' })).toEqual([]);
    expect(problems(ALL_UNSENT_MAIL_RULES, {})).toEqual([
      ['state', STATE_UNKNOWN],
      ['until', 'The time of the list is required'],
    ]);
    expect(verdicts(ALL_UNSENT_MAIL_RULES.until, ['now', '', null, 1_782_900_000, '30.6.2026'])).toEqual([
      'The time of the list is required',
    ]);
  });
});
