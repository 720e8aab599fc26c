export { openRedis } from './connect.ts';
