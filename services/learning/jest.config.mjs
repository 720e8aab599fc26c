import preset from '../jest.preset.mjs';

export default { ...preset, displayName: 'learning', rootDir: import.meta.dirname };
