import { domainError } from '@sargam/chassis/errors';
import { summary } from './course-sample.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const callAs = async (role: Parameters<TestGateway['tokenOf']>[0], path = '/course/c1/') => {
  gateway.fakes.answer('catalogue.getCourse', () => ({ summary }));
  return (await gateway.call(path, { token: await gateway.tokenOf(role) })).body['sellInfo'];
};
const answerSales = () =>
  gateway.fakes.answer('analytics.listCourseSales', () => ({
    sales: [{ id: 's1', orderId: 'o1', receivedPoisha: 97_500n, buyerName: 'Mitu' }],
    total: 1,
  }));

it('a course has its sales with the received amounts for admins, and for no other role', async () => {
  answerSales();
  const sales = await callAs('admin');
  expect(sales).toMatchObject([{ orderId: 'o1', receivedAmount: 975 }]);
  expect(JSON.stringify(sales)).not.toContain('Mitu');
  const { request } = gateway.fakes.calls.find(({ call }) => call === 'analytics.listCourseSales') ?? {};
  expect(request).toMatchObject({ courseId: 'c1', page: { page: 1 } });
  for (const role of ['student', 'instructor', 'content'] as const)
    expect(await callAs(role)).toBeUndefined();
});

it('a course comes without its sales for the editor, and while they are not available', async () => {
  answerSales();
  expect(await callAs('admin', '/course/c1/?revision=draft')).toBeUndefined();
  gateway.fakes.answer('analytics.listCourseSales', () => {
    throw domainError.unavailable();
  });
  expect(await callAs('admin')).toBeUndefined();
});
