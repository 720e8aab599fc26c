import { Router } from 'express';
import { type Body, bodyIn, refuse } from './answers.ts';

/** The faults that are ordered and not used up. */
export interface OrderedFaults<F> {
  add(fault: F): void;
  list(): F[];
  clear(): void;
}

/** Orders faults, lists and takes back; `parse` answers the fault, or a sentence that says what is wrong with the order for it. */
export const faultCalls = <F extends object>(
  faults: OrderedFaults<F>,
  parse: (body: Body) => F | string,
): Router => {
  const calls = Router();
  calls.get('/', (_request, response) => void response.json({ faults: faults.list() }));
  calls.delete('/', (_request, response) => {
    faults.clear();
    response.status(204).end();
  });
  calls.post('/', (request, response) => {
    const fault = parse(bodyIn(request));
    if (typeof fault === 'string') return refuse(response, 400, fault);
    faults.add(fault);
    return response.status(201).json({ faults: faults.list() });
  });
  return calls;
};
