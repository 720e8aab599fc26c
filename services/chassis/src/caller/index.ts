export { callerOf, requireCaller, requireOwner } from './call-context-caller.ts';
export type { Caller } from './caller.ts';
export { signCaller, verifyCaller } from './caller-signatures.ts';
