export { buildService } from './bundle.ts';
