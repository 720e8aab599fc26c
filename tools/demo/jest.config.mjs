// Tests read the committed content and media files. They generate nothing and call no service.
import preset from '../jest.preset.mjs';

export default { ...preset, displayName: 'demo', rootDir: import.meta.dirname };
