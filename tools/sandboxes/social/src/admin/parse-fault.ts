import { type Body, parseWholeNumber } from '@sargam/sandbox-shared/admin/http';
import { type Fault, faultModes, faultModesByTarget, faultTargets } from '../faults/fault.ts';

/** Returns the fault, or a sentence that says why the body is invalid. */
export const parseFault = (body: Body): Fault | string => {
  const mode = faultModes.find((one) => one === body.mode);
  const call = faultTargets.find((one) => one === body.call);
  const calls = parseWholeNumber(body.calls ?? 1);
  if (!mode) return `mode must be one of ${faultModes.join(', ')}.`;
  if (body.call !== undefined && !call) return `call must be one of ${faultTargets.join(', ')}.`;
  const possible: readonly string[] = call ? faultModesByTarget[call] : faultModes;
  if (!possible.includes(mode)) return `${call} can only have ${possible.join(', ')}.`;
  if (calls === undefined) return 'calls must be a whole number of 1 or more.';
  return { mode, calls, ...(call && { call }) };
};
