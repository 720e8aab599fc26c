export { chooseScheme, type Scheme, schemes, startScheme } from './scheme.ts';
export { useDark, useScheme } from './useScheme.ts';
