import { Router } from 'express';
import { type Body, readBody, sendError } from './http.ts';

/** The faults that are ordered and not used up. */
export interface FaultList<F> {
  add(fault: F): void;
  list(): F[];
  clear(): void;
}

/** Orders faults, lists and takes back; `parse` answers the fault, or a sentence that says what is wrong with the order for it. */
export const faultRoutes = <F extends object>(
  faults: FaultList<F>,
  parse: (body: Body) => F | string,
): Router => {
  const calls = Router();
  calls.get('/', (_request, response) => void response.json({ faults: faults.list() }));
  calls.delete('/', (_request, response) => {
    faults.clear();
    response.status(204).end();
  });
  calls.post('/', (request, response) => {
    const fault = parse(readBody(request));
    if (typeof fault === 'string') return sendError(response, 400, fault);
    faults.add(fault);
    return response.status(201).json({ faults: faults.list() });
  });
  return calls;
};
