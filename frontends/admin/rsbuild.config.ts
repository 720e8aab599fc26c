import { remoteConfig } from '@sargam/kit/build';

export default remoteConfig('admin', {
  exposes: { './course-editor': './src/course-editor-module.ts' },
  scriptLimits: {
    each: 60,
    // The frame, with react-hook-form for its dialog, without the packages that the shell shares.
    mount: 30,
    // Charts, and a form with zod.
    './InstructorPage.tsx': 64,
    // The editor of a course with that of its lessons, which the panel loads.
    'course-editor': 77,
    // Loaded when a field of formatted text gets the focus: TipTap is 109 kB.
    './RichTextEditor.tsx': 112,
  },
});
