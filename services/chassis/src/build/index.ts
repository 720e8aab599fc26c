export { type BuildResult, buildService } from './bundle.ts';
