import preset from '../jest.preset.mjs';

export default { ...preset, displayName: 'identity', rootDir: import.meta.dirname };
