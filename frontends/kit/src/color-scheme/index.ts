export {
  type ColorScheme,
  colorSchemes,
  initColorScheme,
  setColorScheme,
  useColorScheme,
} from './color-scheme.ts';
