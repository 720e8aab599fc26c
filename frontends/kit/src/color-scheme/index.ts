export { type ColorScheme, colorSchemes, initColorScheme, setColorScheme } from './color-scheme.ts';
export { useColorScheme } from './useColorScheme.ts';
