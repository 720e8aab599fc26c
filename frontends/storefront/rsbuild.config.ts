import { remoteConfig } from '@sargam/kit/build';

export default remoteConfig('storefront', {
  // The review of a student, which the panel shows on the lesson page.
  exposes: { './own-review': './src/course/reviews/exposed.ts' },
});
