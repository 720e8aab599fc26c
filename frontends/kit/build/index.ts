export { cssModuleNames } from './css-module-names.ts';
export { eagerCompileHint } from './eager-compile-hint.ts';
export { emitLocales } from './emit-locales.ts';
export { collectLocales, type Locales } from './locales.ts';
export { moduleFederation } from './module-federation.ts';
export { remoteConfig } from './remote-config.ts';
export { serverEnvironment } from './server-environment.ts';
export { sharedModules } from './shared-modules.ts';
export { treeShakenRouter } from './tree-shaken-router.ts';
