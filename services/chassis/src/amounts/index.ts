export { allocate, percentOf } from './allocate.ts';
