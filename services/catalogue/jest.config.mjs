import preset from '../jest.preset.mjs';

export default { ...preset, displayName: 'catalogue', rootDir: import.meta.dirname };
