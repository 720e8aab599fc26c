import type { Books } from '../books/books.ts';

/** Nothing that was decided waits to be told to the others. */
export const expectAllTold = async (books: Books): Promise<void> => {
  for (const who of ['commerce', 'store', 'learning'] as const)
    expect([who, await books.ask(who, 'select topic, key from outbox')]).toEqual([who, []]);
};

/**
 * Open pages of scenes that are over are not asked about again: a start asks about all of them at once, and there
 * would be more at each.
 */
export const forgetOpenPages = async (books: Books): Promise<void> => {
  await books.ask('commerce', `update payments set next_check_at = null where state = 'open'`);
};
