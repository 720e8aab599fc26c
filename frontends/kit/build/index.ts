export { cssModuleNames } from './css-module-names.ts';
export { eagerCompileHint } from './eager-compile-hint.ts';
export { collectLocales, type Locales } from './locales.ts';
export { moduleFederation } from './module-federation.ts';
export { remoteConfig } from './remote-config.ts';
export { serverEnvironment } from './server-environment.ts';
export { sharedModules } from './shared-modules.ts';
export { createShellTextFiles, emitTextFiles } from './text-files.ts';
export { treeShakenRouter } from './tree-shaken-router.ts';
