export { buildService, bundleScript, packagesWithFiles } from './bundle.ts';
export { readInputs } from './input-stamps.ts';
