import type { Plugin } from 'esbuild';

/**
 * Removes zod's messages in other languages than English, which we never use: 400 kB of a service's bundle. The bundler
 * cannot remove them by itself, because they are properties of the exported `z`.
 */
export const englishZodMessages: Plugin = {
  name: 'english-zod-messages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
};
