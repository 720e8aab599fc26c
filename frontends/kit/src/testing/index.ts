export { act, renderHook, screen, waitFor, within } from '@testing-library/react';
export { default as userEvent } from '@testing-library/user-event';
export { configureCompany } from './configure-company.ts';
export {
  createFakeFetch,
  type FakeResponse,
  type FakeResponses,
  problemResponse,
  sentRequests,
} from './fake-fetch.ts';
export { installFakePasskeys } from './fake-passkeys.ts';
export { freezeTime } from './freeze-time.ts';
export { buildUser, currentUrl, type RenderOptions, renderInApp } from './render-in-app.tsx';
export {
  buildAccount,
  buildCourseCard,
  buildCourseDetail,
  buildLesson,
  buildOrder,
  buildStoreOrder,
  sampleBuilder,
} from './samples.ts';
