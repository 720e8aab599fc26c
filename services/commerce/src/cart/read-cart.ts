import { readAccess } from '../courses/read-access.ts';
import type { Deps } from '../deps.ts';
import type { StudentId } from '../ids.ts';
import { type CartLine, priced } from './cart.ts';
import { choicesOf } from './cart-store.ts';

/** The student's cart at the prices the catalogue asks now, and on the terms of what they have already. */
export const readCart = async (deps: Deps, student: StudentId): Promise<readonly CartLine[]> => {
  const choices = await choicesOf(deps.database.db, student);
  const ids = choices.map((choice) => choice.courseId);
  const [courses, access] = await Promise.all([deps.courses(ids), readAccess(deps, student, ids)]);
  return priced(choices, courses, access);
};
