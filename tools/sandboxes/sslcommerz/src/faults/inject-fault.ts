import type { Request, RequestHandler, Response } from 'express';
import type { CallName, FaultMode, Faults } from './faults.ts';

/** Longer than any client time-out; then the connection is dropped. */
const HANG_MS = 120_000;

const garbage = '<html><body><h1>We will be back soon</h1>{"status":"SUCC';

/** Returns true if the call continues. */
const faultActions: Record<FaultMode, (request: Request, response: Response) => boolean> = {
  timeout: (request) => {
    setTimeout(() => request.socket.destroy(), HANG_MS).unref();
    return false;
  },
  '500': (_request, response) => {
    response.status(500).type('html').send('<h1>Internal Server Error</h1>');
    return false;
  },
  garbage: (_request, response) => {
    response.type('html').send(garbage);
    return false;
  },
  reset: (request) => {
    request.socket.destroy();
    return false;
  },
  lost: (request, response) => {
    response.json = () => {
      request.socket.destroy();
      return response;
    };
    return true;
  },
};

/** Middleware: applies the next fault for this call, if any. */
export const injectFault =
  (faults: Faults, callOf: (request: Request) => CallName): RequestHandler =>
  (request, response, next) => {
    const mode = faults.take(callOf(request));
    if (!mode || faultActions[mode](request, response)) next();
  };
