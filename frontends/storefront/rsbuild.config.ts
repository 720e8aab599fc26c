import { remoteConfig } from '@sargam/kit/build';

export default remoteConfig('storefront', {
  scriptLimits: {
    // Sign-up and the purchase of a gift card, with react-hook-form. With zod, a page is over the limit.
    each: 26,
    './LessonPlayer.tsx': 30,
  },
  // The review of a student, which the panel shows on the lesson page.
  exposes: { './own-review': './src/course/reviews/exposed.ts' },
});
