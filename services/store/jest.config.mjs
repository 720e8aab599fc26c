import preset from '../jest.preset.mjs';

export default { ...preset, displayName: 'store', rootDir: import.meta.dirname };
