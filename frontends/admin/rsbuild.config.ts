import { remoteConfig } from '@sargam/kit/build';

export default remoteConfig('admin', {
  exposes: { './course-editor': './src/course-editor-module.ts' },
  scriptLimits: {
    each: 60,
    // The frame. With any screen, the first one stays below 200 kB.
    './src/index.ts': 140,
    // Loaded when a field of formatted text gets the focus: TipTap is 109 kB.
    './RichTextEditor.tsx': 112,
  },
});
