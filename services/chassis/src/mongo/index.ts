export { openMongo } from './connect.ts';
