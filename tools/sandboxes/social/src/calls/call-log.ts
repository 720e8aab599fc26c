import type { Clock } from '@sargam/sandbox-shared/clock';
import type { Journal } from '@sargam/sandbox-shared/journal/journal';
import type { RequestHandler, Response } from 'express';

/** A received call, without secrets. */
interface LoggedCall {
  slot: number;
  number: number;
  at: string;
  call: string;
  method: string;
  /** Absent if the caller got no response. */
  status?: number;
  /** The result: the person, the error or the fault. */
  note?: string;
}

const CAPACITY = 300;

interface Cleared {
  id: 'calls';
  number: number;
}

/** Opens the log of the last 300 calls, which survives a restart. */
export const openCallLog = (journal: Journal, clock: Clock) => {
  const storedCalls = journal.collection<LoggedCall>('call', ({ slot }) => String(slot));
  const cleared = journal.collection<Cleared>('calls-cleared', ({ id }) => id);
  let number = Math.max(0, ...storedCalls.all().map((one) => one.number));
  let open = true;
  const write = (call: Omit<LoggedCall, 'slot' | 'number' | 'at'>) => {
    if (!open) return;
    number += 1;
    const at = new Date(clock.now()).toISOString();
    journal.write(storedCalls.change({ slot: number % CAPACITY, number, at, ...call }));
  };
  return {
    /** Newest first. */
    latest: (call?: string): LoggedCall[] =>
      storedCalls
        .all()
        .filter((one) => one.number > (cleared.get('calls')?.number ?? 0))
        .filter((one) => !call || one.call === call)
        .sort((a, b) => b.number - a.number),
    clear: () => journal.write(cleared.change({ id: 'calls', number })),
    /** Stops writing: calls may end after the journal is closed. */
    stop: () => {
      open = false;
    },
    /** Middleware: logs the call under this name when it ends. */
    record:
      (call: string): RequestHandler =>
      (request, response, next) => {
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

/** Sets the note of this call in the call log. */
export const addCallLogNote = (response: Response, text: string): void => {
  response.locals.note = text;
};
