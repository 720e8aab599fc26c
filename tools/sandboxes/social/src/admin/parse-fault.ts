import { type Body, wholeIn } from '@sargam/sandbox-shared/admin/answers';
import { allTroubles, type Fault, spoilables, troublesOf } from '../faults/fault.ts';

/** The fault, or a sentence that says what is wrong with the order for it. */
export const parseFault = (body: Body): Fault | string => {
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
