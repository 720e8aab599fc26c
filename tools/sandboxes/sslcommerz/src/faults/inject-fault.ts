import { applyCallFault, callFaultModes } from '@sargam/sandbox-shared/faults';
import type { Request, RequestHandler } from 'express';
import type { Gateway } from '../gateway.ts';

/** `lost` does the work and drops the response; the other modes do no work. */
const modes = [...callFaultModes, 'lost'] as const;

export const faultModesByCall = {
  session: modes,
  validation: modes,
  query: modes,
  refund: modes,
  'refund-query': modes,
};
export type CallName = keyof typeof faultModesByCall;

const garbage = '<html><body><h1>We will be back soon</h1>{"status":"SUCC';

/** Middleware: applies the next fault for this call, if any. */
export const injectFault =
  ({ faults }: Gateway, callOf: (request: Request) => CallName): RequestHandler =>
  (request, response, next) => {
    const mode = faults.take(callOf(request));
    if (mode && mode !== 'lost') return applyCallFault(mode, garbage, request, response);
    if (mode === 'lost')
      response.json = () => {
        request.socket.destroy();
        return response;
      };
    return next();
  };
