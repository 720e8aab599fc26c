import { PurchaseKind } from '@sargam/proto/commerce/v1/order';
import { Tier } from '@sargam/proto/common/v1/offer';
import { calculateAccessPeriods } from '../src/enrolments/access-period.ts';
import { enrolmentEvents } from '../src/enrolments/enrolment-events.ts';
import { listGrants } from '../src/enrolments/grant-store.ts';
import { openSecondConnection, type SecondConnection } from './second-connection.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

describe.each(['commerce', 'grants'] as const)('with access from %s', (source) => {
  let system: TestSystem;
  let connection: SecondConnection;
  beforeAll(async () => {
    system = await startTestSystem(source);
    connection = await openSecondConnection(system.suite);
  }, 60_000);
  afterAll(async () => {
    await connection.close();
    await system.suite.stop();
  }, 30_000);
  beforeEach(() => system.setClock('2026-11-21T04:30:00Z'));

  // Grants come from another topic than the access of commerce, so either may be read first.
  const periods = async (studentId: string, ...courseIds: string[]) => {
    const grants = await listGrants(connection.db, studentId, courseIds);
    return courseIds.flatMap((courseId) =>
      calculateAccessPeriods(grants.filter((grant) => grant.courseId === courseId)).map((period) => ({
        courseId,
        ...period,
      })),
    );
  };

  /** An order, ten days later, that upgrades another order. */
  const buildUpgrade = (id: string, studentId: string, courses: readonly string[], of: string) => {
    system.setClock('2026-12-01T04:30:00Z');
    const order = system.buildPaidOrder(id, studentId, courses);
    for (const line of order.lines) {
      line.kind = PurchaseKind.PURCHASE_KIND_UPGRADE;
      line.upgradesOrderId = of;
      line.offer = { tier: Tier.TIER_DIAMOND, pricePoisha: 100_000n, oldPricePoisha: 0n, validityDays: 180 };
    }
    return order;
  };

  const publishedEvents = (studentId: string, kind: 'enrolled' | 'shortened') =>
    system.suite
      .publishedEvents(enrolmentEvents)
      .filter(
        ({ event: { event } }) => event?.$case === kind && event.value.enrolment?.studentId === studentId,
      );

  it('an upgrade keeps the start and gets the new length, whichever event arrives first', async () => {
    for (const order of ['base first', 'upgrade first']) {
      const student = `up-${order}`;
      const base = system.buildPaidOrder(`base-${order}`, student, ['c1']);
      const upgrade = buildUpgrade(`up-${order}`, student, ['c1'], base.id);
      for (const one of order === 'base first' ? [base, upgrade] : [upgrade, base]) {
        await system.pay(one);
        await system.enrolled(student, 1);
      }
      await system.suite.eventually(async () => {
        await system.suite.eventually(async () =>
          expect(await periods(student, 'c1')).toEqual([
            {
              courseId: 'c1',
              orderId: upgrade.id,
              tier: Tier.TIER_DIAMOND,
              startsAt: base.paidAt,
              endsAt: new Date('2027-05-20T23:59:59+06:00'),
            },
          ]),
        );
      });
      system.setClock('2026-11-21T04:30:00Z');
    }
  });

  it('an upgrade of a bundle upgrades each child', async () => {
    const base = system.buildPaidOrder('bundle-1', 'b1', ['bundle']);
    const upgrade = buildUpgrade('bundle-2', 'b1', ['bundle'], base.id);
    for (const order of [base, upgrade]) {
      for (const line of order.lines) line.bundleCourseIds = ['k1', 'k2'];
      await system.pay(order);
    }
    await system.suite.eventually(async () => {
      const found = await periods('b1', 'k1', 'k2', 'bundle');
      expect(found.map(({ courseId, orderId }) => [courseId, orderId])).toEqual([
        ['k1', 'bundle-2'],
        ['k2', 'bundle-2'],
      ]);
    });
  });

  describe('a refund', () => {
    it('of the full order ends access and signed URLs at once, keeps progress and publishes an event', async () => {
      await system.addLesson('c2', 'l2');
      const order = system.buildPaidOrder('r1', 'r1', ['c2']);
      await system.pay(order);
      await system.enrolled('r1', 1);
      await system.as('r1').savePosition({ lessonId: 'l2', seconds: 59 });
      const [address] = await system.addresses(system.as('r1'), 'c2');
      if (!address) throw new Error('the course has a lesson');
      expect(publishedEvents('r1', 'shortened')).toHaveLength(0);

      await system.refund(order, true);
      await system.refund(order, true);
      await system.suite.eventually(async () =>
        expect(await system.enrolled('r1', 1)).toMatchObject([{ active: false, lessonsCompleted: 1 }]),
      );
      await expect(system.visitor().openVideo(address)).rejects.toMatchObject({ kind: 'forbidden' });
      expect((await system.addresses(system.as('r1'), 'c2'))[0]?.signature).toBe('');
      await system.suite.eventually(async () => expect(await periods('r1', 'c2')).toEqual([]));

      const again = system.buildPaidOrder('r2', 'r1', ['c2']);
      await system.pay(again);
      await system.suite.eventually(async () =>
        expect(await system.enrolled('r1', 1)).toMatchObject([
          { active: true, orderId: 'r2', lessonsCompleted: 1 },
        ]),
      );
      await system.suite.eventually(() => {
        expect(publishedEvents('r1', 'shortened')).toHaveLength(1);
        expect(publishedEvents('r1', 'shortened')[0]?.event.event).toMatchObject({
          value: { orderId: 'r1', enrolment: { active: false } },
        });
      });
    });

    it('of an extension or of a part leaves other access unchanged', async () => {
      const first = system.buildPaidOrder('r3', 'r3', ['c3']);
      const second = system.buildPaidOrder('r4', 'r3', ['c3']);
      await system.pay(first);
      await system.pay(second);
      await system.suite.eventually(async () => expect(await periods('r3', 'c3')).toHaveLength(2));
      await system.refund(first, false);
      await system.refund(second, true);
      await system.suite.eventually(async () => {
        const endsAt = new Date('2026-12-21T23:59:59+06:00');
        await system.suite.eventually(async () =>
          expect(await periods('r3', 'c3')).toMatchObject([{ orderId: 'r3', endsAt }]),
        );
        expect(await system.enrolled('r3', 1)).toMatchObject([{ active: true, orderId: 'r3', endsAt }]);
      });
    });

    it('that arrives before the payment prevents the enrolment', async () => {
      const order = system.buildPaidOrder('r5', 'r5', ['c4', 'c5']);
      await system.refund(order, true);
      await system.pay(order);
      await system.pay(system.buildPaidOrder('r6', 'r5', ['c5']));
      expect((await system.enrolled('r5', 1)).map(({ courseId, orderId }) => [courseId, orderId])).toEqual([
        ['c5', 'r6'],
      ]);
    });
  });
});
