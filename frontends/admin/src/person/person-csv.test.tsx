import { buildUser, renderInApp, screen, userEvent, waitFor } from '@sargam/kit/testing';
import { fakeExports } from '../testing/fake-exports.ts';
import type { Account } from './person-query.ts';
import { personTabs } from './person-tabs.tsx';

const at = '2026-11-01T06:00:00.000Z';
const listOf = (row: object) => ({ data: [row], total: 1, more: false, next: null, unanswered: 0 });
const message = { _id: 'm1', name: 'Ovi', message: 'Hello', createdAt: at, status: true, reply: '' };
const parts = {
  'GET /audit': listOf({
    _id: 'e1',
    service: 'identity',
    date: at,
    ...{ actor: 'a1', actorName: 'Rina', action: 'SuspendPerson', network: '', reason: '', changes: [] },
    ...{ targetKind: 'account', targetId: 'u7', before: null, after: null },
  }),
  'GET /order/mine/u7': listOf({
    _id: 'o1',
    createdAt: at,
    ...{ amount: 1, balanceUsed: 0, refunded: 0, courses: [], cupon: null, state: 'paid', paid: true },
  }),
  'GET /store/gift-card/': listOf({
    _id: 'g1',
    orderId: 'o1',
    ...{
      senderName: 'Mitu',
      purchasedBy: 'u7',
      receiverName: 'Ovi',
      receiverEmail: 'o@b.test',
      receiverPhone: '',
    },
    ...{
      message: '',
      value: 1,
      price: 1,
      lastFour: 'AB12',
      used: false,
      usedAt: null,
      usedBy: null,
      state: 'unused',
    },
    ...{ valid_from: at, valid_to: at },
  }),
  'GET /contact/u/p/u7': listOf({ ...message, from: 'u7', to: 'i1', toName: 'Arif' }),
  'GET /contact/mystudent/i1': listOf({ ...message, from: 'u7', to: 'i1', toName: 'Arif' }),
  'GET /wallet/u7': { balance: 0, gift: 0, refund: 0, referral: 0, held: 0, pending: 0, lots: [] },
  'GET /wallet/u7/statement': listOf({
    _id: 'w1',
    date: at,
    ...{ kind: 'spent', order: 'o1', change: -1, held: 0, pending: 0, balance: 0, lots: [] },
  }),
  'GET /user/sessions/u7': {
    data: [{ _id: 's1', startedAt: at, usedAt: at, device: 'Firefox', address: '::1', current: false }],
  },
  'GET /learning/classroom/u7': {
    data: [
      {
        _id: 'c1',
        title: 'Chords',
        tier: 'gold',
        startedAt: at,
        endsAt: at,
        active: false,
        lessonsCompleted: 1,
        lessonsTotal: 2,
      },
    ],
  },
};
const student = { _id: 'u7', type: 4 } as Account;
const instructor = { _id: 'u8', type: 3, instructor: 'i1' } as Account;

it.each<[string, Account, string, string]>([
  ['access', student, '', '/learning/classroom/u7'],
  ['orders', student, '&page=2', '/order/mine/u7'],
  ['wallet', student, '', '/wallet/u7/statement'],
  ['giftcards', student, '', '/store/gift-card/?userId=u7'],
  ['messages', student, '&answered=true', '/contact/u/p/u7'],
  ['messages', instructor, '', '/contact/mystudent/i1'],
  ['sessions', student, '', '/user/sessions/u7'],
  ['audit', student, '', '/audit?service=identity&targetKind=account&targetId=u7'],
])('the part %s of a user downloads every row as CSV', async (name, person, search, request) => {
  const { api, exported } = fakeExports(parts);
  const Part = personTabs.find(({ key }) => key === name)?.part ?? (() => null);
  renderInApp(<Part person={person} />, {
    path: `/viewuser?tab=${name}${search}`,
    user: buildUser({ type: 1 }),
    api,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(exported).toEqual([request]));
});
