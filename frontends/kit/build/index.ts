export { cssModuleNames } from './css-module-names.ts';
export { eagerCompileHint } from './eager-compile-hint.ts';
export { emitLocales } from './emit-locales.ts';
export { esFederationRuntime } from './es-federation-runtime.ts';
export { collectLocales, type Locales } from './locales.ts';
export { federationOptimization, remoteConfig } from './remote-config.ts';
export { serverEnvironment } from './server-environment.ts';
export { sharedModules } from './shared-modules.ts';
export { treeShakenRouter } from './tree-shaken-router.ts';
