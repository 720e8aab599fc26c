import { buildUser, problemResponse, renderInApp, screen, within } from '@sargam/kit/testing';
import DeadLettersPage from './DeadLettersPage.tsx';

const deadLetter = {
  _id: 'event-1',
  service: 'learning',
  topic: 'commerce.orders.v1',
  group: 'learning',
  at: '2026-11-21T06:00:00.000Z',
  error: 'Error: no such course',
};
const open = (answer: unknown, language: 'en' | 'bn' = 'en') =>
  renderInApp(<DeadLettersPage />, {
    path: '/admin/dead-letters',
    user: buildUser({ type: 1 }),
    language,
    api: { 'GET /dead-letters': answer },
  });

it('shows service, topic, time and error of each dead letter, and the command that replays it', async () => {
  open({ data: [deadLetter], total: 1, missing: [] });
  const row = await screen.findByRole('row', { name: /commerce\.orders\.v1/ });
  expect(row).toHaveTextContent('21-11-2026 12:00 PM');
  expect(row).toHaveTextContent('Lessons and certificates');
  expect(row).toHaveTextContent('Error: no such course');
  expect(within(row).getByText(/replay\.ts commerce\.orders\.v1 --group learning$/)).toBeVisible();
});

it('names a service that does not answer, and the number of dead letters that are not shown', async () => {
  open({ data: [deadLetter], total: 140, missing: ['store'] });
  expect(
    await screen.findByText('Store did not answer. Its failed events are not in this list.'),
  ).toBeVisible();
  expect(screen.getByText('140 events failed; the newest 1 are listed.')).toBeVisible();
});

it('is empty without dead letters', async () => {
  open({ data: [], total: 0, missing: [] }, 'bn');
  expect(await screen.findByRole('heading', { name: 'যেসব ইভেন্ট প্রক্রিয়া করা যায়নি' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows a refusal', async () => {
  open(problemResponse(403, 'forbidden', 'Not allowed'));
  expect(await screen.findByText('Not allowed')).toBeVisible();
});
