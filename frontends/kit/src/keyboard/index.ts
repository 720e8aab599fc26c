export { useShortcut } from './useShortcut.ts';
