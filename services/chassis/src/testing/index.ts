export { listAcceptedCallers } from './accepted-callers.ts';
export { listChangingMethods } from './changing-methods.ts';
export { runAsOwner, toOwnerUrl } from './database-for-suite.ts';
export { eventually } from './eventually.ts';
export { type FakeService, startFakeService } from './fake-service.ts';
export { createIsolatedStores, type IsolatedStores } from './isolated-stores.ts';
export type { CallOptions, ClientFactory, ServiceUnderTest, TestCaller } from './service-under-test.ts';
export { startTestService, type TestServiceOptions } from './start-test-service.ts';
export type { PublishedEvent } from './test-events.ts';
