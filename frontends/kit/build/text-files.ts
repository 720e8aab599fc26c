import { createHash } from 'node:crypto';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';
import { collectLocales, type Language, languages } from './locales.ts';

/** The texts of one language as a file of a build. */
export type TextFile = { readonly path: string; readonly content: string };
export type TextFiles = Record<Language, TextFile>;

const createTextFiles = (
  frontendsFolder: string,
  frontends: readonly string[],
  pathOf: (language: Language, hash: string) => string,
): TextFiles => {
  const locales = collectLocales(frontendsFolder, frontends);
  const createFile = (language: Language): TextFile => {
    const content = JSON.stringify(locales[language]);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    return { path: pathOf(language, hash), content };
  };
  return { en: createFile('en'), bn: createFile('bn') };
};

/** The texts of a remote. The names have a hash, so that browsers cache the files for ever and never mix two builds. */
export const createRemoteTextFiles = (remote: string, frontendsFolder = '..'): TextFiles =>
  createTextFiles(frontendsFolder, [remote], (language, hash) => `static/texts/${language}.${hash}.json`);

/** The texts of the shell and the kit. The names have no hash, so that an open page finds them after a deployment of the shell. */
export const createShellTextFiles = (frontendsFolder = '..'): TextFiles =>
  createTextFiles(
    frontendsFolder,
    ['kit', 'shell'],
    (language) => `assets/locales/${language}/translation.json`,
  );

/** The same texts without a hash, for open pages of a build that this one replaces (`src/remote/text-requests.ts`). */
export const withoutHash = ({ en, bn }: TextFiles): TextFiles => ({
  en: { ...en, path: 'static/texts/en.json' },
  bn: { ...bn, path: 'static/texts/bn.json' },
});

/** Adds the texts of both languages to the files of the browser's build. */
export const emitTextFiles = (files: TextFiles): RsbuildPlugin => ({
  name: 'sargam-emit-text-files',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation }) => {
      for (const language of languages) {
        const { path, content } = files[language];
        compilation.emitAsset(path, new rspack.sources.RawSource(content));
      }
    });
  },
});
