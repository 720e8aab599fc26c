import { applyCallFault } from '@sargam/sandbox-shared/faults';
import type { RequestHandler } from 'express';
import type { SandboxContext } from '../sandbox-context.ts';
import type { FaultyCall } from './fault.ts';

/** Middleware: applies the next fault for this call, if any. */
export const injectFault =
  ({ faults }: SandboxContext, call: FaultyCall): RequestHandler =>
  (request, response, next) => {
    const mode = faults.take(call);
    if (!mode) return next();
    response.locals.note = `fault ${mode}`;
    return applyCallFault(mode, '<html><h1>Back soon</h1>{"keys":[', request, response);
  };
