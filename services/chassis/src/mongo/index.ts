export { openMongo } from './connect.ts';
export { isDuplicateKeyError } from './duplicate-key-error.ts';
export { insertMissing } from './insert-missing.ts';
