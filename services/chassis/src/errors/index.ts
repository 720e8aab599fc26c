export { fromStatus } from './from-status.ts';
export { type Problem, toProblem } from './problem.ts';
export { type FieldFault, Refusal, type RefusalKind, refuse } from './refusal.ts';
export { toStatus } from './to-status.ts';
