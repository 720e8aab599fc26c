export { chooseScheme, type Scheme, schemes, startScheme } from './scheme.ts';
export { useScheme } from './useScheme.ts';
