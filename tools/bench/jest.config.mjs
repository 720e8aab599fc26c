// Tests of pure functions only; benchmarks run as scripts.
import preset from '../jest.preset.mjs';

export default { ...preset, displayName: 'bench', rootDir: import.meta.dirname };
