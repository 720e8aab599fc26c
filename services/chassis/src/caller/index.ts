export { signCaller, verifyCaller } from './assertion.ts';
export { callerOf, requireCaller } from './call-caller.ts';
export type { Caller } from './caller.ts';
