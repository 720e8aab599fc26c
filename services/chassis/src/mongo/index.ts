export { openMongo, waitForIndexes } from './connect.ts';
export { countBounded, findBoundedPage } from './find-bounded-page.ts';
export { insertMissing, isDuplicateKeyError } from './insert-missing.ts';
