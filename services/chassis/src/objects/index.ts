export type { Bucket, ByteRange, ObjectStat } from './bucket.ts';
export type { MultipartUploads } from './multipart.ts';
export { type ObjectStore, openObjectStore } from './object-store.ts';
