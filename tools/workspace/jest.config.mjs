import preset from '../../services/jest.preset.mjs';

export default { ...preset, displayName: 'workspace', rootDir: import.meta.dirname };
