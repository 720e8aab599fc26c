export { keyForValue } from './key-for-value.ts';
