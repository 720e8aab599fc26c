import type { Cart } from '@sargam/proto/commerce/v1/commerce';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import type { Language } from '../../wire/language.ts';
import { toCartLines } from './cart-mapping.ts';

/** The cart with the courses in it as they are shown. */
export const toCartResponse = async ({ catalogue }: HandlerDeps, cart: Cart, language: Language) => {
  const courseIds = cart.lines.map(({ courseId }) => courseId);
  const { courses } = courseIds.length === 0 ? { courses: [] } : await catalogue.getCourses({ courseIds });
  const data = toCartLines(cart, courses, language);
  return { data, total: data.length };
};
