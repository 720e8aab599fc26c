export { collectLocales, type Locales } from './locales.ts';
export { remoteConfig } from './remote.ts';
export { sharedModules } from './shared.ts';
