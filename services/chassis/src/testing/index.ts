export { eventually } from './eventually.ts';
export { type FakeService, fakeService } from './fake-service.ts';
export { type OwnBacking, ownBacking } from './own-backing.ts';
export { type TestOptions, testService } from './test-service.ts';
export type { ClientMaker, TestCaller, TestedService } from './tested-service.ts';
export type { SeenEvent } from './watched-topic.ts';
