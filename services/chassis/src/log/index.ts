export { createLog, type Logger } from './log.ts';
export { redactFields, redactText } from './redact.ts';
