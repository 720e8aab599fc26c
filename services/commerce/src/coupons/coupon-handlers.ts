import { appendAuditEntry } from '@sargam/chassis/audit';
import { domainError } from '@sargam/chassis/errors';
import { toLimitOffset } from '@sargam/chassis/paging';
import { requireCaller } from '@sargam/chassis/service';
import type { CommerceServiceImplementation } from '@sargam/proto/commerce/v1/commerce';
import type { Coupon as CouponMessage } from '@sargam/proto/commerce/v1/coupon';
import type { Deps } from '../deps.ts';
import { parseCouponId } from '../ids.ts';
import { requireStudentAccess } from '../people/require-owner.ts';
import { type Coupon, couponNotFoundError, parseNewCoupon } from './coupon.ts';
import { deleteCoupon, findUsableCoupon, insertCoupon, listCoupons } from './coupon-store.ts';

const admins = { roles: ['admin'] };

export const couponHandlers = ({ database, clock, log }: Deps) =>
  ({
    async checkCoupon(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      const offer = await findUsableCoupon(database.db, request.code, student, clock());
      if (!offer) throw couponNotFoundError();
      return { code: offer.code, percent: offer.percent };
    },

    async createCoupon(request, context) {
      const { subject } = requireCaller(context, admins);
      const now = clock();
      const coupon = await database.transaction(async (tx) => {
        const created = await insertCoupon(tx, parseNewCoupon(request, now), subject, now);
        if (!created) throw domainError.conflict('coupon-exists', 'A coupon with this code already exists.');
        const after = auditedFields(created);
        await appendAuditEntry(tx, now, { action: 'CreateCoupon', ...targetOf(created), after });
        return created;
      });
      log.info({ coupon: coupon.id, by: subject }, 'coupon created');
      return couponMessage(coupon);
    },

    async listCoupons({ page }, context) {
      requireCaller(context, admins);
      const { coupons, total } = await listCoupons(database.db, toLimitOffset(page));
      return { coupons: coupons.map(couponMessage), total };
    },

    async deleteCoupon(request, context) {
      const { subject } = requireCaller(context, admins);
      const id = parseCouponId(request.couponId);
      await database.transaction(async (tx) => {
        const deleted = await deleteCoupon(tx, id, clock());
        if (!deleted) throw couponNotFoundError();
        const before = auditedFields(deleted);
        await appendAuditEntry(tx, clock(), { action: 'DeleteCoupon', ...targetOf(deleted), before });
      });
      log.info({ coupon: id, by: subject }, 'coupon deleted');
      return {};
    },
  }) satisfies Partial<CommerceServiceImplementation>;

const targetOf = ({ id }: Coupon) => ({ targetKind: 'coupon', targetId: id });
const auditedFields = ({ code, percent, useLimit, used, expiresOn }: Coupon) => ({
  code,
  percent,
  useLimit,
  used,
  expiresOn,
});

const couponMessage = (coupon: Coupon): CouponMessage => ({ ...coupon });
