import preset from '../jest.preset.mjs';

// asn1js, which the passkeys' library uses, declares a class of this name.
const sandboxInjectedGlobals = preset.sandboxInjectedGlobals.filter((name) => name !== 'Set');

export default { ...preset, sandboxInjectedGlobals, displayName: 'identity', rootDir: import.meta.dirname };
