import preset from '../../jest.preset.mjs';

export default { ...preset, displayName: 'sandbox sslcommerz', rootDir: import.meta.dirname };
