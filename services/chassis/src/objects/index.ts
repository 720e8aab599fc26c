export type { Bucket, ByteRange, ObjectStat } from './bucket.ts';
export { type ObjectStore, openObjectStore } from './object-store.ts';
