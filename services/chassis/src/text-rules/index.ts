export { requireTextRules } from './text-rules.ts';
