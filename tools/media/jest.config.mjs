// Tests of the scores and the synthesized sound. No media file is generated.
import preset from '../jest.preset.mjs';

export default { ...preset, displayName: 'media', rootDir: import.meta.dirname };
