import { problemResponse, renderInApp, screen, sentRequests, userEvent } from '@sargam/kit/testing';
import UnsubscribePage from './UnsubscribePage.tsx';

const done = { success: true, message: 'ok' };
const open = (path: string, api: Record<string, unknown> = {}) =>
  renderInApp(<UnsubscribePage />, { path, api });
const changes = () => sentRequests.map(({ method, path }) => `${method} ${path}`);

it('unsubscribes once when the link is opened, and subscribes again with a button', async () => {
  open('/unsubscribe?token=c1-p1.abc', {
    'POST /mass-mail/unsubscribe': done,
    'POST /mass-mail/subscribe': done,
  });
  expect(await screen.findByRole('heading', { name: 'You get no more mails of this kind.' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
  expect(await screen.findByRole('heading', { name: 'You get these mails again.' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('button', { name: 'Subscribe again' })).toBeVisible();
  expect(changes()).toEqual([
    'POST /mass-mail/unsubscribe?token=c1-p1.abc',
    'POST /mass-mail/subscribe?token=c1-p1.abc',
    'POST /mass-mail/unsubscribe?token=c1-p1.abc',
  ]);
});

it.each([
  ['without a token', '/unsubscribe', {}],
  [
    'with a wrong token',
    '/unsubscribe?token=wrong',
    { 'POST /mass-mail/unsubscribe': problemResponse(404, 'subscription-not-found', 'x') },
  ],
])('a link %s is not valid and leads to the contact form', async (_, path, api) => {
  open(path, api);
  expect(await screen.findByRole('heading', { name: 'This link is not valid.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

it('a failure is shown with a retry', async () => {
  let isFailing = true;
  open('/unsubscribe?token=c1-p1.abc', {
    'POST /mass-mail/unsubscribe': () => (isFailing ? problemResponse(503, 'late', 'x') : done),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isFailing = false;
  await userEvent.click(retry);
  expect(await screen.findByText('You get no more mails of this kind.')).toBeVisible();
});
