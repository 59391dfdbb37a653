import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { databaseTroubleOf, DatabaseTimeout } from './database-trouble';

const withCode = (code: string) => Object.assign(new Error('refused'), { code });

describe('what an error says about the database', () => {
  it.each<[string, unknown]>([
    ['a terminated connection', withCode('57P01')],
    ['a crash of another backend', withCode('57P02')],
    ['a server that is starting', withCode('57P03')],
    ['a connection failure', withCode('08006')],
    ['too many connections', withCode('53300')],
    ['an idle transaction that was ended', withCode('25P03')],
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a reset connection', withCode('ECONNRESET')],
    ['a broken pipe', withCode('EPIPE')],
    ['a connection that timed out', withCode('ETIMEDOUT')],
    ['an unusable client', new Error('Client has encountered a connection error and is not queryable')],
    ['a closed client', new Error('Client was closed and is not queryable')],
    ['an end without a word', new Error('Connection terminated unexpectedly')],
    ['a connection that was not made in time', new Error('Connection terminated due to connection timeout')],
    ['a runner that lost its connection', new QueryRunnerAlreadyReleasedError()],
    ['a statement of TypeORM', new QueryFailedError('select 1', [], new Error('Connection terminated'))],
    ['what caused it', new Error('Could not save', { cause: withCode('57P01') })],
    ['a limit of our own', new DatabaseTimeout('away', 'No answer')],
  ])('is that it is away: %s', (_, error) => expect(databaseTroubleOf(error)).toBe('away'));

  it.each<[string, unknown]>([
    ['a statement that took too long', withCode('57014')],
    ['a lock that took too long', withCode('55P03')],
    ['a deadlock, after all attempts', withCode('40P01')],
    ['a serialization failure, after all attempts', withCode('40001')],
    ['a statement of TypeORM', new QueryFailedError('select 1', [], withCode('55P03'))],
    ['a limit of our own', new DatabaseTimeout('busy', 'No turn')],
  ])('is that it is busy: %s', (_, error) => expect(databaseTroubleOf(error)).toBe('busy'));

  it.each<[string, unknown]>([
    ['a constraint', withCode('23505')],
    ['a mistake of ours', new TypeError('undefined is not a function')],
    ['something else thrown', 'no error'],
    ['nothing', null],
  ])('is nothing: %s', (_, error) => expect(databaseTroubleOf(error)).toBeNull());
});
