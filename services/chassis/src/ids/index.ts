export { newId } from './ulid.ts';
