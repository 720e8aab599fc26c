export { Cause } from './Cause.tsx';
export { causeText } from './cause-text.ts';
