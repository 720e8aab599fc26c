import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const asAdmin = async () => ({ token: await gateway.tokenOf('admin') });

it('an imported order above the ceiling waits for another admin, with the names of both people', async () => {
  gateway.fakes.answer('commerce.listWaitingImports', () => ({
    imports: [
      {
        request: {
          reference: 'OLD-77',
          studentId: 'u1',
          reason: 'Bank transfer',
          couponCode: 'EID',
          couponPercent: 20,
        },
        payablePoisha: 1_250_000n,
        requestedBy: 'admin-1',
        requestedAt: new Date('2026-11-21T12:00:00Z'),
        expiresAt: new Date('2026-11-28T12:00:00Z'),
      },
    ],
  }));
  gateway.fakes.answer('people.getPeople', ({ personIds }) => ({
    people: (personIds as string[]).map((id) => ({ id, name: `Name of ${id}` })),
  }));
  const { body } = await gateway.call('/order/import/waiting', await asAdmin());
  expect(body).toMatchObject({
    total: 1,
    data: [
      {
        reference: 'OLD-77',
        userName: 'Name of u1',
        amount: 12_500,
        cupon: { code: 'EID', discount: 20 },
        requestedByName: 'Name of admin-1',
      },
    ],
  });
  gateway.fakes.answer('commerce.acceptImport', () => ({ id: 'o7', state: 'ORDER_STATE_PAID' }));
  const accepted = await gateway.call('/order/import/accept', {
    json: { reference: 'OLD-77' },
    ...(await asAdmin()),
  });
  expect(accepted.body).toMatchObject({ _id: 'o7', paid: true });
  expect(gateway.fakes.calls.at(-1)?.request).toEqual({ reference: 'OLD-77' });
});
