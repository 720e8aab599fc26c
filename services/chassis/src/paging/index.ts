export { type LimitOffset, toLimitOffset } from './limit-offset.ts';
