import type { Clock } from '@sargam/chassis/clock';
import { refuse } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { sliceOf } from '@sargam/chassis/paging';
import { callerOf, requireCaller } from '@sargam/chassis/service';
import type { FreebieServiceImplementation } from '@sargam/proto/catalogue/v1/freebies';
import { type Kept, shown } from '../kept.ts';
import { type Freebie, type FreebieDraft, freebieCategories, freebieFaults } from './freebie.ts';
import { freebieCard, freebieMessage, parseFreebie, parseFreebieCategory } from './freebie-message.ts';
import type { FreebieStore } from './freebie-store.ts';

interface Deps {
  readonly freebies: FreebieStore;
  /** All of them, the newest first. */
  readonly rack: Kept<readonly Freebie[]>;
  readonly clock: Clock;
}

/** Content uploaders too (decision P8). */
const editors = { roles: ['admin', 'content'] };
const notFound = () => refuse.notFound('freebie-not-found', 'No data found');

const complete = (draft: FreebieDraft) => {
  const faults = freebieFaults(draft);
  const { category } = draft;
  if (faults.length > 0 || category === undefined)
    throw refuse.invalid('freebie-incomplete', 'Any of the field is not fillup!!!', faults);
  return { ...draft, category };
};

export const freebieCalls = ({ freebies, rack, clock }: Deps): FreebieServiceImplementation => ({
  listFreebies: async ({ category, page }) => {
    const all = rack.now();
    const wanted = parseFreebieCategory(category);
    const found = category === '' ? all : all.filter((freebie) => freebie.category === wanted);
    const { limit, offset } = sliceOf(page);
    const counts = Map.groupBy(all, (freebie) => freebie.category);
    return {
      freebies: found.slice(offset, offset + limit).map(freebieCard),
      total: found.length,
      categories: freebieCategories.flatMap((name) => {
        const count = counts.get(name)?.length ?? 0;
        return count > 0 ? [{ category: name, freebies: count }] : [];
      }),
    };
  },

  getFreebie: async ({ freebieId }, context) => {
    const listed = rack.now().find(({ id }) => id === freebieId);
    // Whoever works on it sees what is stored, whichever replica was written to.
    const edits = callerOf(context)?.roles.some((role) => editors.roles.includes(role));
    const freebie = edits || !listed ? await freebies.find(freebieId) : listed;
    if (!freebie) throw notFound();
    return freebieMessage(freebie);
  },

  saveFreebie: async ({ freebieId, freebie }, context) => {
    requireCaller(context, editors);
    const draft = complete(parseFreebie(freebie));
    const saved = await freebies.save({ ...draft, id: freebieId || newId(clock()), createdAt: clock() });
    await shown(rack);
    return freebieMessage(saved);
  },

  deleteFreebie: async ({ freebieId }, context) => {
    requireCaller(context, editors);
    await freebies.remove(freebieId);
    await shown(rack);
    return {};
  },
});
