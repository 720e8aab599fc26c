import {
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  within,
} from '@sargam/kit/testing';
import { WaitingImports } from './WaitingImports.tsx';

const admin = buildUser({ type: 1, name: 'Admin' });
const waiting = {
  reference: 'OLD-77',
  userId: 'u1',
  userName: 'Tasnim Rahman',
  userEmail: 'tasnim@sargam.test',
  amount: 12_500,
  cupon: { code: 'EID', discount: 20 },
  reason: 'Paid by bank in 2024',
  requestedBy: 'another-admin',
  requestedByName: 'Rafi',
  requestedAt: '2026-11-21T12:42:00.000Z',
  until: '2026-11-28T12:42:00.000Z',
};
const listed = (...data: object[]) => ({ 'GET /order/import/waiting': { data, total: data.length } });
const open = (api: Record<string, unknown>) => renderInApp(<WaitingImports />, { user: admin, api });

it('another admin accepts a waiting order, which then leaves the list', async () => {
  const answers = [listed(waiting), listed()].map((api) => api['GET /order/import/waiting']);
  open({ 'GET /order/import/waiting': () => answers.shift(), 'POST /order/import/accept': {} });
  const row = (await screen.findByText('OLD-77')).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent(
    /Tasnim Rahman.*Paid by bank in 2024.*Rafi.*28-11-2026.*EID 20% off.*৳12,500\.00/,
  );
  expect(within(row).getByRole('link', { name: 'Rafi' })).toHaveAttribute(
    'href',
    '/viewuser?id=another-admin',
  );
  await userEvent.click(within(row).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('The order has been imported.')).toBeVisible();
  expect(sentRequests.find(({ method }) => method === 'POST')?.body).toBe('{"reference":"OLD-77"}');
  expect(screen.queryByText('OLD-77')).toBeNull();
});

it('the admin who asked for the import gets no button', async () => {
  open(listed({ ...waiting, requestedBy: admin.id }));
  expect(await screen.findByText('Another admin accepts it')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('a refusal is shown and the order stays', async () => {
  const refusal = problemResponse(404, 'import-not-found', 'No order waits under this number.');
  open({ ...listed(waiting), 'POST /order/import/accept': refusal });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('No order waits under this number.')).toBeVisible();
  expect(screen.getByText('OLD-77')).toBeVisible();
});
