import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import type { ProcessValues } from '../config/index.ts';
import type { RunningService, Service } from './service.ts';

export interface StartOptions<S extends ProcessValues> {
  readonly name: string;
  readonly settings: S;
  /** The body of main.ts: adds calls, opens stores, registers listeners. */
  readonly start: (service: Service<S>) => Promise<void>;
  readonly clock?: Clock;
  readonly log?: Logger;
}

/**
 * Starts a service inside this process, which stays the caller's own: no signal is handled and no exit is made.
 * Ports 0 take free ones. If `start` throws, what it had opened is stopped again.
 */
export declare const startService: <S extends ProcessValues>(
  options: StartOptions<S>,
) => Promise<RunningService<S>>;
