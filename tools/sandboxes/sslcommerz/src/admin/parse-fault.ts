import { type Body, parseWholeNumber } from '@sargam/sandbox-shared/admin/http';
import { callNames, type Fault, faultModes } from '../faults/faults.ts';

/** The fault, or a sentence that says what is wrong with the order for it. */
export const parseFault = (body: Body): Fault | string => {
  const mode = faultModes.find((one) => one === body.mode);
  const call = callNames.find((one) => one === body.call);
  const calls = parseWholeNumber(body.calls ?? 1);
  if (!mode) return `mode must be one of ${faultModes.join(', ')}.`;
  if (body.call !== undefined && !call) return `call must be one of ${callNames.join(', ')}.`;
  if (calls === undefined) return 'calls must be a whole number of 1 or more.';
  return { mode, calls, ...(call && { call }) };
};
