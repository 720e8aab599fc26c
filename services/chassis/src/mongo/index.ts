export { openMongo } from './connect.ts';
export { isDuplicate } from './duplicate.ts';
export { insertNew } from './insert-new.ts';
