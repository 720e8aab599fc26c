export { compiledAtOnce } from './compiled-at-once.ts';
export { leanRouter } from './lean-router.ts';
export { collectLocales, type Locales } from './locales.ts';
export { mergedLocales } from './merged-locales.ts';
export { remoteConfig } from './remote.ts';
export { sharedModules } from './shared.ts';
