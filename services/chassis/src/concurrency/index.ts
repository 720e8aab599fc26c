export { limitConcurrency } from './limit-concurrency.ts';
