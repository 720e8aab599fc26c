export { eventually } from './eventually.ts';
export { type FakeService, startFakeService } from './fake-service.ts';
export { createIsolatedStores, type IsolatedStores } from './isolated-stores.ts';
export type { PublishedEvent } from './record-topics.ts';
export type { ClientFactory, ServiceUnderTest, TestCaller } from './service-under-test.ts';
export { startTestService, type TestServiceOptions } from './start-test-service.ts';
