import { waitFor } from '@sargam/kit/testing';
import { syncServiceWorker } from './sync-service-worker.ts';

const known = [{ unregister: jest.fn(async () => true) }];
const container = { register: jest.fn(async () => undefined), getRegistrations: jest.fn(async () => known) };

const caches = { keys: async () => ['sargam-files'], delete: jest.fn(async () => true) };

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, { caches });
  Object.assign(navigator, { serviceWorker: container });
});
afterAll(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

it('starts the worker, and asks the network whether there is a newer one', () => {
  syncServiceWorker(true);
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

it('ends a worker that is not wanted any more, and forgets what it kept', async () => {
  syncServiceWorker(false);
  await waitFor(() => expect(caches.delete).toHaveBeenCalledWith('sargam-files'));
  expect(container.register).not.toHaveBeenCalled();
  expect(known[0]?.unregister).toHaveBeenCalled();
});

it('goes without in a browser that has none', () => {
  Object.assign(navigator, { serviceWorker: undefined });
  expect(() => syncServiceWorker(true)).not.toThrow();
});
