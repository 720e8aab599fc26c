import { Router } from 'express';
import { type Body, bodyIn, refuse, wholeIn } from '../../../sslcommerz/src/admin/answers.ts';
import { allTroubles, type Fault, spoilables, troublesOf } from '../faults/fault.ts';
import type { Faults } from '../faults/faults.ts';

export const faultCalls = (faults: Faults): Router => {
  const calls = Router();
  calls.get('/', (_request, response) => void response.json({ faults: faults.list() }));
  calls.delete('/', (_request, response) => {
    faults.clear();
    response.status(204).end();
  });
  calls.post('/', (request, response) => {
    const fault = parseFault(bodyIn(request));
    if (typeof fault === 'string') return refuse(response, 400, fault);
    faults.add(fault);
    return response.status(201).json({ faults: faults.list() });
  });
  return calls;
};

/** The fault, or a sentence that says what is wrong with the order for it. */
const parseFault = (body: Body): Fault | string => {
  const mode = allTroubles.find((one) => one === body.mode);
  const call = spoilables.find((one) => one === body.call);
  const calls = wholeIn(body.calls ?? 1);
  if (!mode) return `mode must be one of ${allTroubles.join(', ')}.`;
  if (body.call !== undefined && !call) return `call must be one of ${spoilables.join(', ')}.`;
  const possible: readonly string[] = call ? troublesOf[call] : allTroubles;
  if (!possible.includes(mode)) return `${call} can only have ${possible.join(', ')}.`;
  if (calls === undefined) return 'calls must be a whole number of 1 or more.';
  return { mode, calls, ...(call && { call }) };
};
