import { Router } from 'express';
import { type Body, readBody, sendError } from './http.ts';

/** The injected faults that are not used up yet. */
export interface FaultList<F> {
  add(fault: F): void;
  list(): F[];
  clear(): void;
}

/** Adds, lists and clears faults. `parse` returns the fault, or a sentence that says why the body is invalid. */
export const faultRoutes = <F extends object>(
  faults: FaultList<F>,
  parse: (body: Body) => F | string,
): Router => {
  const routes = Router();
  routes.get('/', (_request, response) => void response.json({ faults: faults.list() }));
  routes.delete('/', (_request, response) => {
    faults.clear();
    response.status(204).end();
  });
  routes.post('/', (request, response) => {
    const fault = parse(readBody(request));
    if (typeof fault === 'string') return sendError(response, 400, fault);
    faults.add(fault);
    return response.status(201).json({ faults: faults.list() });
  });
  return routes;
};
