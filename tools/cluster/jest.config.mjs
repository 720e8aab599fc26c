import preset from '../jest.preset.mjs';

export default { ...preset, displayName: 'cluster', rootDir: import.meta.dirname };
