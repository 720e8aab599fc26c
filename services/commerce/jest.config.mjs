import preset from '../jest.preset.mjs';

export default { ...preset, displayName: 'commerce', rootDir: import.meta.dirname };
