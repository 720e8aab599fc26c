export type { Bucket, ByteRange, ObjectStat } from './bucket.ts';
export type { MultipartUploads } from './multipart.ts';
export { createObjectClient, type ObjectStore, openObjectStore } from './object-store.ts';
