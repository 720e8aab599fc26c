import { domainError } from '../errors/index.ts';
import { isOutage } from './outage.ts';

const named = (name: string): Error => Object.assign(new Error('words'), { name });
const coded = (code: string): Error => Object.assign(new Error('words'), { code });

it.each<[string, unknown]>([
  ['an upstream that is away', domainError.unavailable()],
  ['a refused connection', coded('ECONNREFUSED')],
  ['a database that shuts down', coded('57P01')],
  ['a database with no connection left', coded('53300')],
  ['a connection lost in the middle', new Error('Connection terminated unexpectedly')],
  ['a pool that got no connection', new Error('timeout exceeded when trying to connect')],
  ['a MongoDB that no server can be found of', named('MongoServerSelectionError')],
  ['the same error from mongoose', named('MongooseServerSelectionError')],
  ['what was caused by one', new Error('words', { cause: coded('ECONNRESET') })],
  ['several at once', new AggregateError([coded('ECONNREFUSED')])],
])('%s is an outage: the consumer waits', (_, error) => expect(isOutage(error)).toBe(true));

it.each<[string, unknown]>([
  ['a broken rule', domainError.conflict('taken', 'Taken.')],
  ['a violated constraint', coded('23505')],
  ['a mistake in the code', new TypeError('x is not a function')],
  ['a document that breaks a unique index', named('MongoServerError')],
  ['what is no error', 'words'],
])('%s is no outage and counts as an attempt', (_, error) => expect(isOutage(error)).toBe(false));
