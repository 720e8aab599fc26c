import { DomainError } from '../errors/index.ts';

// PostgreSQL's connection exceptions, too many connections, shutdown, start-up; the socket's own.
const outageCodes =
  /^(?:08\w{3}|53300|57P0[1-3]|E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|ENOTFOUND)$/;
const outageNames =
  /^(?:Mongo(?:Network|ServerSelection|NotConnected|TopologyClosed|oseServerSelection)\w*Error|KafkaJS\w*)$/;
const outageWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Operation .* buffering timed out)/;

const isOutageItself = (error: Error): boolean =>
  (error instanceof DomainError && error.kind === 'unavailable') ||
  ('code' in error && outageCodes.test(String(error.code))) ||
  outageNames.test(error.name) ||
  outageWords.test(error.message);

/**
 * Whether the work failed because something it needs is away. That is no fault of the event: the next would fail as
 * well, so the listener waits instead of giving up on one after the other.
 */
export const isOutage = (error: unknown): boolean =>
  error instanceof Error &&
  (isOutageItself(error) ||
    isOutage(error.cause) ||
    (error instanceof AggregateError && error.errors.some(isOutage)));
