import preset from '../jest.preset.mjs';

export default { ...preset, displayName: 'chassis', rootDir: import.meta.dirname };
