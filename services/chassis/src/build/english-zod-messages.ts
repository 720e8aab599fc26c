import type { Plugin } from 'esbuild';

/**
 * Leaves out the languages of zod's own messages, of which no call of ours gives any but the English ones: 400 kB of a
 * service's source. They hang on the name `z`, so that no bundler can tell that nobody asks for them.
 */
export const englishZodMessages: Plugin = {
  name: 'without-locales',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
};
