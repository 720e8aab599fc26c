import type { Request, RequestHandler, Response } from 'express';
import type { CallFaultMode, FaultyCall } from './fault.ts';
import type { Faults } from './faults.ts';

/** Longer than any client time-out; then the connection is dropped. */
const HANG_MS = 120_000;

const faultActions: Record<CallFaultMode, (request: Request, response: Response) => void> = {
  timeout: (request) => void setTimeout(() => request.socket.destroy(), HANG_MS).unref(),
  '500': (_request, response) =>
    void response.status(500).type('html').send('<h1>Internal Server Error</h1>'),
  garbage: (_request, response) => void response.type('html').send('<html><h1>Back soon</h1>{"keys":['),
  reset: (request) => void request.socket.destroy(),
};

/** Middleware: applies the next fault for this call, if any. */
export const injectFault =
  (faults: Faults, call: FaultyCall): RequestHandler =>
  (request, response, next) => {
    const mode = faults.take(call);
    if (!mode) return next();
    response.locals.note = `fault ${mode}`;
    faultActions[mode](request, response);
  };
