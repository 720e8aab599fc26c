// Tests of the launcher: unit tests next to the code, and tests of the supervisor with real processes.
import preset from '../jest.preset.mjs';

export default { ...preset, displayName: 'local', rootDir: import.meta.dirname };
