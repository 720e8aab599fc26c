import { buildLine, buildOrder, startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const range = { from: new Date('2026-11-01T00:00:00+06:00'), until: new Date('2026-12-01T00:00:00+06:00') };
const summarize = (instructorId: string, more: object = {}) =>
  system.teacher(instructorId).summarizeInstructorSales({ instructorId, ...range, ...more });

it('sums the sales of a range by day in Dhaka and by course, less reversals', async () => {
  await system.publishInstructor('i1', 60);
  const sell = async (id: string, courseId: string, paidAt: string) => {
    const order = buildOrder(id, [buildLine(courseId, 'i1')], { paidAt: new Date(paidAt) });
    await system.publishOrder(order, 'paid');
    return order;
  };
  await sell('o1', 'c1', '2026-11-10T10:00:00Z');
  // Already November 11 in Dhaka.
  const refunded = await sell('o2', 'c1', '2026-11-10T19:00:00Z');
  await sell('o3', 'c2', '2026-11-11T05:00:00Z');
  await sell('o4', 'c2', '2026-12-01T00:00:00+06:00');
  await system.sales('i1', 4);
  await system.refund('r1', refunded, 50_000n);
  const share = 58_500n;
  await system.suite.eventually(async () =>
    expect(await summarize('i1')).toEqual({
      saleCount: 3,
      netPoisha: 292_500n,
      sharePoisha: share * 2n + 29_250n,
      reversedSharePoisha: 29_250n,
      days: [
        { day: '2026-11-10', saleCount: 1, sharePoisha: share },
        { day: '2026-11-11', saleCount: 2, sharePoisha: share + 29_250n },
      ],
      courses: [
        {
          courseId: 'c1',
          title: { en: 'Course c1', bn: 'কোর্স' },
          saleCount: 2,
          sharePoisha: share + 29_250n,
        },
        { courseId: 'c2', title: { en: 'Course c2', bn: 'কোর্স' }, saleCount: 1, sharePoisha: share },
      ],
    }),
  );
});

it('without sales every sum is zero', async () => {
  expect(await summarize('i2')).toEqual({
    saleCount: 0,
    netPoisha: 0n,
    sharePoisha: 0n,
    reversedSharePoisha: 0n,
    days: [],
    courses: [],
  });
});

it('another instructor is refused, and so is a missing range', async () => {
  await expect(
    system.teacher('i2').summarizeInstructorSales({ instructorId: 'i1', ...range }),
  ).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(summarize('i1', { until: undefined })).rejects.toMatchObject({ code: 'range-missing' });
});
