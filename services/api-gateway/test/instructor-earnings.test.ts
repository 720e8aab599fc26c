import { domainError } from '@sargam/chassis/errors';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const asInstructor = (profile: string, role = 'instructor') =>
  gateway.sign({ sub: personIdOf('instructor'), role, sid: 's', verified: true, instructor: profile });
const read = async (token?: string) =>
  (await gateway.call('/instructor/i1/', { ...(token && { token }) })).body;
const callNames = () => gateway.fakes.calls.map(({ call }) => call);

beforeEach(() => {
  gateway.fakes.answer('catalogue.getInstructor', () => ({ id: 'i1', name: { en: 'Mitu' } }));
  gateway.fakes.answer('payouts.listInstructorSales', () => ({
    sales: [
      {
        id: 's1',
        sharePoisha: 58_500n,
        reversedSharePoisha: 500n,
        platformPoisha: 39_000n,
        reversedPlatformPoisha: 0n,
      },
    ],
  }));
  gateway.fakes.answer('analytics.getInstructorTotals', () => ({ totals: { settledPoisha: 20_050n } }));
});

it('an instructor and an admin see the earnings of the instructor and what is paid out', async () => {
  const earnings = { earningDetails: [{ amount: 580, sargamCut: 390 }], dueSettled: 200.5 };
  expect(await read(await asInstructor('i1'))).toMatchObject({ _id: 'i1', ...earnings });
  expect(await read(await gateway.tokenOf('admin'))).toMatchObject(earnings);
});

it('visitors, another instructor and a content uploader of the instructor see none, and payouts is not called', async () => {
  const tokens = [undefined, await asInstructor('i2'), await asInstructor('i1', 'content')];
  for (const token of tokens) {
    const body = await read(token);
    expect(body).toMatchObject({ _id: 'i1' });
    expect(Object.keys(body)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/earningDetails|dueSettled/)]),
    );
  }
  expect(callNames()).not.toContain('payouts.listInstructorSales');
  expect(callNames()).not.toContain('analytics.getInstructorTotals');
});

it('the page is shown without earnings while payouts is unavailable', async () => {
  for (const call of ['payouts.listInstructorSales', 'analytics.getInstructorTotals'])
    gateway.fakes.answer(call, () => {
      throw domainError.unavailable();
    });
  const body = await read(await gateway.tokenOf('admin'));
  expect([body['_id'], body['earningDetails'], body['dueSettled']]).toEqual(['i1', undefined, undefined]);
});
