import { mergeRsbuildConfig } from '@rsbuild/core';
import { remoteConfig } from '@sargam/kit/build';

const config = remoteConfig('panel', {
  scriptLimits: {
    each: 60,
    // With react-hook-form.
    './student/StudentPanelPage.tsx': 67,
    // Loaded when the score of a lesson is seen: alphaTab.
    './score-viewer.ts': 285,
  },
});

export default mergeRsbuildConfig(config, {
  // alphaTab looks for its workers and fonts at `import.meta.url`, which is not used. The bundler would write the path of the build machine.
  // With `__ALPHATAB_WEBPACK__` alphaTab does not warn that its own plugin of the bundler, which copies workers and fonts, is missing.
  source: { define: { 'import.meta.url': '""', __ALPHATAB_WEBPACK__: 'true' } },
});
