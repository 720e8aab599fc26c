import type { Cart, CommerceServiceImplementation } from '@sargam/proto/commerce/v1/commerce';
import { toKindMessage } from '../access/purchase-terms.ts';
import { toOfferMessage } from '../courses/course-messages.ts';
import type { Deps } from '../deps.ts';
import { parseCourseId, type StudentId } from '../ids.ts';
import { requireStudentAccess } from '../people/require-owner.ts';
import { addToCart } from './add-to-cart.ts';
import type { CartLine } from './cart.ts';
import { clearCart, deleteCartItems } from './cart-store.ts';
import { readCart } from './read-cart.ts';

export const cartCalls = (deps: Deps) =>
  ({
    async getCart(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      return cartMessage(student, await readCart(deps, student));
    },

    async addToCart(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      return cartMessage(student, await addToCart(deps, student, request));
    },

    async removeFromCart(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      await deleteCartItems(deps.database.db, student, [parseCourseId(request.courseId)]).execute();
      return cartMessage(student, await readCart(deps, student));
    },

    async clearCart(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      await clearCart(deps.database.db, student);
      return { studentId: student, lines: [] };
    },
  }) satisfies Partial<CommerceServiceImplementation>;

const cartMessage = (student: StudentId, lines: readonly CartLine[]): Cart => ({
  studentId: student,
  lines: lines.map(({ courseId, addedAt, sale }) => ({
    courseId,
    addedAt,
    offer: sale && toOfferMessage({ ...sale.offer, price: sale.tierPrice }),
    kind: toKindMessage(sale?.kind ?? 'new'),
    pricePoisha: sale?.offer.price ?? 0n,
    available: sale !== undefined,
  })),
});
