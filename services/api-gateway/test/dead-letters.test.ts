import { domainError } from '@sargam/chassis/errors';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const deadLetterAt = (ms: number) => ({
  eventId: `event-${ms}`,
  topic: 'commerce.orders.v1',
  group: 'learning',
  at: new Date(ms),
  error: 'Error: no such course',
});
const unavailable = () => {
  throw domainError.unavailable();
};
const get = async (path: string) => gateway.call(path, { token: await gateway.tokenOf('admin') });

it('dead letters of all services are listed by time, and a service that does not answer is named', async () => {
  gateway.fakes.answer('learningDeadLetters.listDeadLetters', () => ({
    deadLetters: [deadLetterAt(2_000)],
    total: 1,
  }));
  gateway.fakes.answer('payoutsDeadLetters.listDeadLetters', () => ({
    deadLetters: [deadLetterAt(3_000), deadLetterAt(1_000)],
    total: 2,
  }));
  gateway.fakes.answer('storeDeadLetters.listDeadLetters', unavailable);
  const { status, body } = await get('/dead-letters');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: [
      { _id: 'event-3000', service: 'payouts' },
      {
        _id: 'event-2000',
        service: 'learning',
        topic: 'commerce.orders.v1',
        group: 'learning',
        at: '1970-01-01T00:00:02.000Z',
        error: 'Error: no such course',
      },
      { _id: 'event-1000', service: 'payouts' },
    ],
    total: 3,
    missing: ['store'],
  });
});

it('the newest hundred are listed although most of them are of one service', async () => {
  const ofCommerce = Array.from({ length: 150 }, (_, index) => 9_000 - 2 * index);
  const ofLearning = Array.from({ length: 150 }, (_, index) => 8_999 - 20 * index);
  gateway.fakes.answer('commerceDeadLetters.listDeadLetters', ({ page }) => ({
    deadLetters: ofCommerce.slice(0, (page as { limit: number }).limit).map(deadLetterAt),
    total: 150,
  }));
  gateway.fakes.answer('learningDeadLetters.listDeadLetters', ({ page }) => ({
    deadLetters: ofLearning.slice(0, (page as { limit: number }).limit).map(deadLetterAt),
    total: 150,
  }));
  const { body } = await get('/dead-letters');
  const newest = [...ofCommerce, ...ofLearning].toSorted((one, other) => other - one).slice(0, 100);
  expect(body).toMatchObject({ data: newest.map((ms) => ({ _id: `event-${ms}` })), total: 300 });
});

it('the dashboard has no number of dead letters while a service does not answer', async () => {
  gateway.fakes.answer('commerceDeadLetters.listDeadLetters', () => ({ total: 2 }));
  gateway.fakes.answer('storeDeadLetters.listDeadLetters', unavailable);
  const { body } = await get('/analytics/dashboard');
  expect(body).toMatchObject({ waiting: { deadLetters: null }, missing: ['deadLetters'] });
});
