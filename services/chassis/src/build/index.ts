export { type Built, buildService } from './bundle.ts';
