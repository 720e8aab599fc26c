import preset from '../jest.preset.mjs';

export default { ...preset, displayName: 'payouts', rootDir: import.meta.dirname };
