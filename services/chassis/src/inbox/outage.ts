import { DomainError } from '../errors/index.ts';

// PostgreSQL: connection exceptions, too many connections, shutdown, start-up. The others are socket errors.
const outageCodes =
  /^(?:08\w{3}|53300|57P0[1-3]|E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|ENOTFOUND)$/;
const outageNames =
  /^(?:Mongo(?:Network|ServerSelection|NotConnected|TopologyClosed|oseServerSelection)\w*Error|KafkaJS\w*)$/;
const outageMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Operation .* buffering timed out)/;

const isOutageItself = (error: Error): boolean =>
  (error instanceof DomainError && error.kind === 'unavailable') ||
  ('code' in error && outageCodes.test(String(error.code))) ||
  outageNames.test(error.name) ||
  outageMessages.test(error.message);

/**
 * Whether the work failed because a dependency is unavailable. The next event would fail as well, so the subscriber waits
 * and does not send the event to the dead-letter topic.
 */
export const isOutage = (error: unknown): boolean =>
  error instanceof Error &&
  (isOutageItself(error) ||
    isOutage(error.cause) ||
    (error instanceof AggregateError && error.errors.some(isOutage)));
