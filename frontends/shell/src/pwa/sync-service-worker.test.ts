import { waitFor } from '@sargam/kit/testing';
import { syncServiceWorker } from './sync-service-worker.ts';

const registrations = [{ unregister: jest.fn(async () => true) }];
const container = {
  register: jest.fn(async () => undefined),
  getRegistrations: jest.fn(async () => registrations),
};

const caches = { keys: async () => ['sargam-files'], delete: jest.fn(async () => true) };

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, { caches });
  Object.assign(navigator, { serviceWorker: container });
});
afterAll(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

it('registers the worker and bypasses the HTTP cache for its updates', () => {
  syncServiceWorker(true);
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

it('unregisters the worker and deletes its caches when it is disabled', async () => {
  syncServiceWorker(false);
  await waitFor(() => expect(caches.delete).toHaveBeenCalledWith('sargam-files'));
  expect(container.register).not.toHaveBeenCalled();
  expect(registrations[0]?.unregister).toHaveBeenCalled();
});

it('does nothing in a browser without service workers', () => {
  Object.assign(navigator, { serviceWorker: undefined });
  expect(() => syncServiceWorker(true)).not.toThrow();
});
