export { keyOf } from './key-of.ts';
