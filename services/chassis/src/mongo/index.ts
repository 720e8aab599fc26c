export { openMongo } from './connect.ts';
export { insertMissing, isDuplicateKeyError } from './insert-missing.ts';
