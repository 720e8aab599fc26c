export type { Bucket, ByteRange, ObjectStat } from './bucket.ts';
export { type Objects, openObjects } from './objects.ts';
