export { openMongo } from './connect.ts';
export { isDuplicate } from './duplicate.ts';
