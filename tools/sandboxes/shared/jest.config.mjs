import preset from '../../jest.preset.mjs';

export default { ...preset, displayName: 'sandbox shared', rootDir: import.meta.dirname };
