export { type Slice, sliceOf } from './slice.ts';
