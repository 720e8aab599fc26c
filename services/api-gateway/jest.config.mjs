import preset from '../jest.preset.mjs';

export default { ...preset, displayName: 'api-gateway', rootDir: import.meta.dirname };
