import type { Clock } from '@sargam/sandbox-shared/clock';
import type { Journal } from '@sargam/sandbox-shared/journal/journal';
import type { RequestHandler, Response } from 'express';

/** One call that came in, without any of its secrets. */
export interface LoggedCall {
  slot: number;
  number: number;
  at: string;
  call: string;
  method: string;
  /** Absent where the caller never got an answer. */
  status?: number;
  /** What became of it: the person, the error, the fault. */
  note?: string;
}

export interface CallLog {
  /** Newest first. */
  latest(call?: string): LoggedCall[];
  clear(): void;
  /** Nothing is written any more: the journal is about to be closed, the last calls may still be ending. */
  stop(): void;
  /** Writes this call down once it is over, under this name. */
  record(call: string): RequestHandler;
}

const CAPACITY = 300;

interface Cleared {
  id: 'calls';
  number: number;
}

/** The journal of calls: the last 300, over restarts too. */
export const openCallLog = (journal: Journal, clock: Clock): CallLog => {
  const kept = journal.collection<LoggedCall>('call', ({ slot }) => String(slot));
  const cleared = journal.collection<Cleared>('calls-cleared', ({ id }) => id);
  let number = Math.max(0, ...kept.all().map((one) => one.number));
  let open = true;
  const write = (call: Omit<LoggedCall, 'slot' | 'number' | 'at'>) => {
    if (!open) return;
    number += 1;
    const at = new Date(clock.now()).toISOString();
    journal.write(kept.change({ slot: number % CAPACITY, number, at, ...call }));
  };
  return {
    latest: (call) =>
      kept
        .all()
        .filter((one) => one.number > (cleared.get('calls')?.number ?? 0))
        .filter((one) => !call || one.call === call)
        .sort((a, b) => b.number - a.number),
    clear: () => journal.write(cleared.change({ id: 'calls', number })),
    stop: () => {
      open = false;
    },
    record: (call) => (request, response, next) => {
      response.on('close', () =>
        write({
          call,
          method: request.method,
          ...(response.writableFinished && { status: response.statusCode }),
          ...(typeof response.locals.note === 'string' && { note: response.locals.note }),
        }),
      );
      next();
    },
  };
};

/** What the journal of calls says of this one. */
export const addNote = (response: Response, text: string): void => {
  response.locals.note = text;
};
