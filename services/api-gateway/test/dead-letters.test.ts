import { domainError } from '@sargam/chassis/errors';
import { type Suite, startSuite } from './gateway-suite.ts';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite();
});
afterEach(() => suite.fakes.reset());
afterAll(() => suite.stop());

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
const get = async (path: string) => suite.call(path, { token: await suite.tokenOf('admin') });

it('dead letters of all services are listed by time, and a service that does not answer is named', async () => {
  suite.fakes.answer('learningDeadLetters.listDeadLetters', () => ({
    deadLetters: [deadLetterAt(2_000)],
    total: 1,
  }));
  suite.fakes.answer('payoutsDeadLetters.listDeadLetters', () => ({
    deadLetters: [deadLetterAt(3_000), deadLetterAt(1_000)],
    total: 2,
  }));
  suite.fakes.answer('storeDeadLetters.listDeadLetters', unavailable);
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

it('the dashboard has no number of dead letters while a service does not answer', async () => {
  suite.fakes.answer('commerceDeadLetters.listDeadLetters', () => ({ total: 2 }));
  suite.fakes.answer('storeDeadLetters.listDeadLetters', unavailable);
  const { body } = await get('/analytics/dashboard');
  expect(body).toMatchObject({ waiting: { deadLetters: null }, missing: ['deadLetters'] });
});
