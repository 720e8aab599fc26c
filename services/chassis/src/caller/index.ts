export { signCaller, verifyCaller } from './assertion.ts';
export { callerOf, requireCaller, requireOwner } from './call-context-caller.ts';
export type { Caller } from './caller.ts';
