import { mergeRsbuildConfig } from '@rsbuild/core';
import { remoteConfig } from '@sargam/kit/build';

export default mergeRsbuildConfig(remoteConfig('panel'), {
  // alphaTab looks for its workers and fonts at this address, which is not used. The bundler would write the path of the build machine.
  source: { define: { 'import.meta.url': '""' } },
});
