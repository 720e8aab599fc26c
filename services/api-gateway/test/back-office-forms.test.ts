import { domainError } from '@sargam/chassis/errors';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const requestsOf = (name: string) =>
  gateway.fakes.calls.filter(({ call }) => call === name).map(({ request }) => request);
const admin = async () => ({ token: await gateway.tokenOf('admin') });
const send = async (path: string, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return gateway.call(path, { form, ...(await admin()) });
};

describe('the form of an instructor', () => {
  const change = (fields: Record<string, string>) => {
    gateway.fakes.answer('catalogue.getInstructor', () => ({ id: 'i1', sharePercent: 60, version: 1 }));
    return send('/instructor/i1/', fields);
  };
  const savedShares = () =>
    requestsOf('catalogue.saveInstructor').map(({ instructor }) => instructor as { sharePercent: number });

  it.each([
    ['', 60],
    ['65', 65],
    ['৬৫', 65],
    ['0', 0],
  ])('with the percentage %j saves %d', async (percentage, saved) => {
    expect((await change({ percentage })).status).toBe(200);
    expect(savedShares()).toMatchObject([{ sharePercent: saved }]);
  });

  it.each(['0x1F', '1e1', '-1', '101', '6.5'])('with the percentage %j is refused', async (percentage) => {
    const { status, body } = await change({ percentage });
    expect([status, body['message'], body['errors']]).toMatchObject([
      400,
      'Instructor Update Failed',
      [{ field: 'percentage' }],
    ]);
    expect(savedShares()).toEqual([]);
  });

  it.each(['name', 'band', 'bio'])('with a %s of 50,000 letters is refused', async (field) => {
    const { status, body } = await change({ [field]: 'x'.repeat(50_000) });
    expect([status, body['errors']]).toEqual([400, [{ field, message: 'Too Long!' }]]);
  });
});

it('a course with a title of 50,000 letters is refused', async () => {
  gateway.fakes.answer('catalogue.getCourse', () => ({ summary: { id: 'c1' }, version: 1 }));
  const { status, body } = await send('/course/c1/', { title: 'x'.repeat(50_000) });
  expect([status, body['errors']]).toEqual([400, [{ field: 'title', message: 'Too Long!' }]]);
});

it('a course of an unknown instructor is refused', async () => {
  gateway.fakes.answer('catalogue.getInstructor', () => {
    throw domainError.notFound('instructor-not-found', 'No data found');
  });
  const { status, body } = await send('/course/c1/', { instructor: 'nobody' });
  expect([status, body['message'], body['errors']]).toEqual([
    400,
    'Course Update Failed!!!',
    [{ field: 'instructor', message: 'There is no such instructor.' }],
  ]);
  expect(requestsOf('catalogue.saveCourse')).toEqual([]);
});

describe('a new coupon', () => {
  const create = async (expireDate: string) =>
    gateway.call('/cart/cupon', {
      json: { cuponCode: 'EID10', discount: '10', useLimit: '5', expireDate },
      ...(await admin()),
    });

  it.each(['31-12-2026', '2026-12-31', '2026-12-31T18:00:00Z'])('can expire on %s', async (expireDate) => {
    expect((await create(expireDate)).status).toBe(200);
    expect(requestsOf('commerce.createCoupon')).toMatchObject([{ expiresOn: '2026-12-31' }]);
  });

  it.each(['31-02-2026', '', 'tomorrow'])('cannot expire on %j', async (expireDate) => {
    const { status, body } = await create(expireDate);
    expect([status, body['errors']]).toMatchObject([400, [{ field: 'expireDate' }]]);
  });
});

it('a position that is no time is refused in the audit log', async () => {
  const { status, body } = await gateway.call('/audit?after=9999999999999999_x', await admin());
  expect([status, body['errors']]).toMatchObject([400, [{ field: 'after' }]]);
});
