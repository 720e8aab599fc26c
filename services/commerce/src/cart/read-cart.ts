import type { Deps } from '../deps.ts';
import type { StudentId } from '../ids.ts';
import { type CartLine, priced } from './cart.ts';
import { choicesOf } from './cart-store.ts';

/** The student's cart at the prices the catalogue asks now. */
export const readCart = async (
  { database, courses }: Deps,
  student: StudentId,
): Promise<readonly CartLine[]> => {
  const choices = await choicesOf(database.db, student);
  return priced(choices, await courses(choices.map((choice) => choice.courseId)));
};
