import { startTestSystem, type TestSystem } from './test-system.ts';

describe.each(['commerce', 'grants'] as const)('with access from %s', (source) => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem(source);
  }, 60_000);
  afterAll(() => system.suite.stop(), 30_000);
  beforeEach(() => system.setClock('2026-11-21T04:30:00Z'));

  const list = async (request = {}) => system.admin().listEndedAccess(request);
  const buy = async (id: string, studentId: string, courseId: string, count = 1) => {
    const order = system.buildPaidOrder(id, studentId, [courseId]);
    await system.pay(order);
    await system.enrolled(studentId, count);
    return order;
  };

  it('access is listed once it has ended, with its order and its times', async () => {
    await buy('o1', 'mitu', 'c1');
    expect(await list()).toMatchObject({ ended: [], total: 0, more: false, next: '' });
    system.setClock('2026-12-22T00:00:00Z');
    const { ended, total } = await list();
    expect(total).toBe(1);
    expect(ended).toMatchObject([
      {
        studentId: 'mitu',
        courseId: 'c1',
        orderId: 'o1',
        purchasedAt: new Date('2026-11-21T04:30:00Z'),
        endedAt: new Date('2026-12-21T17:59:59Z'),
      },
    ]);
  });

  it('access that was bought again is not listed', async () => {
    system.setClock('2026-12-22T00:00:00Z');
    await buy('o2', 'mitu', 'c1');
    await system.suite.eventually(async () => expect((await list()).ended).toEqual([]));
    system.setClock('2027-02-01T00:00:00Z');
    expect((await list()).ended).toMatchObject([{ studentId: 'mitu', orderId: 'o2' }]);
  });

  it('access that was fully refunded is not listed', async () => {
    const order = await buy('o3', 'rafi', 'c1');
    await system.refund(order, true);
    await system.suite.eventually(async () => {
      const [enrolment] = await system.enrolled('rafi', 1);
      expect(enrolment?.active).toBe(false);
    });
    system.setClock('2027-02-01T00:00:00Z');
    expect((await list()).ended.map(({ studentId }) => studentId)).toEqual(['mitu']);
  });

  it('a course that is bought again after a full refund is listed when the new access has ended', async () => {
    const order = await buy('o4', 'lamia', 'c1');
    await system.refund(order, true);
    await system.suite.eventually(async () => {
      const [enrolment] = await system.enrolled('lamia', 1);
      expect(enrolment?.active).toBe(false);
    });
    system.setClock('2026-11-25T04:30:00Z');
    await buy('o5', 'lamia', 'c1');
    system.setClock('2027-02-01T00:00:00Z');
    await system.suite.eventually(async () =>
      expect((await list()).ended).toContainEqual(
        expect.objectContaining({ studentId: 'lamia', orderId: 'o5' }),
      ),
    );
  });

  it('pages by number and by next have each row once, the latest end first', async () => {
    for (const [index, studentId] of ['s1', 's2', 's3', 's4'].entries()) {
      system.setClock(Date.parse('2026-12-01T04:30:00Z') + index * 86_400_000);
      await buy(`o-${studentId}`, studentId, 'c2');
    }
    system.setClock('2027-02-01T00:00:00Z');
    const all = (await list()).ended.map(({ enrolmentId }) => enrolmentId);
    expect((await list()).ended.map(({ studentId }) => studentId)).toEqual([
      'mitu',
      's4',
      's3',
      's2',
      's1',
      'lamia',
    ]);
    const byNext: string[] = [];
    for (let after = ''; byNext.length === 0 || after !== ''; ) {
      const page = await list({ after, page: { page: 1, limit: 2 } });
      byNext.push(...page.ended.map(({ enrolmentId }) => enrolmentId));
      after = page.next;
    }
    const second = await list({ page: { page: 2, limit: 2 } });
    expect(byNext).toEqual(all);
    expect(second.ended.map(({ enrolmentId }) => enrolmentId)).toEqual(all.slice(2, 4));
    expect(second.total).toBe(6);
  });

  it('the list is for admins only', async () => {
    for (const role of ['student', 'instructor', 'content'])
      await expect(system.as('x', role).listEndedAccess({})).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
