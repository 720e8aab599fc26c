import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { toLimitOffset } from '@sargam/chassis/paging';
import { callerOf, requireCaller } from '@sargam/chassis/service';
import type { FreebieServiceImplementation } from '@sargam/proto/catalogue/v1/freebies';
import type { Deps } from '../deps.ts';
import { type FreebieDraft, freebieCategories, validateFreebie } from '../freebies/freebie.ts';
import {
  parseFreebie,
  parseFreebieCategory,
  toFreebieMessage,
  toFreebieSummary,
} from '../freebies/freebie-message.ts';
import { refreshAfterWrite } from '../polling-cache.ts';
import { requireVersion } from '../versioned-store.ts';

/** Admins and content uploaders (decision P8). */
const editors = { roles: ['admin', 'content'] };
const notFound = () => domainError.notFound('freebie-not-found', 'No data found');

const requireCompleteDraft = (draft: FreebieDraft) => {
  const faults = validateFreebie(draft);
  const { category } = draft;
  if (faults.length > 0 || category === undefined)
    throw domainError.invalid('freebie-incomplete', 'Any of the field is not fillup!!!', faults);
  return { ...draft, category };
};

export const freebieHandlers = ({ freebies, freebieCache, clock }: Deps): FreebieServiceImplementation => ({
  listFreebies: async ({ category, page }) => {
    const all = freebieCache.current();
    const parsedCategory = parseFreebieCategory(category);
    const found = category === '' ? all : all.filter((freebie) => freebie.category === parsedCategory);
    const { limit, offset } = toLimitOffset(page);
    const counts = Map.groupBy(all, (freebie) => freebie.category);
    return {
      freebies: found.slice(offset, offset + limit).map(toFreebieSummary),
      total: found.length,
      categories: freebieCategories.flatMap((name) => {
        const count = counts.get(name)?.length ?? 0;
        return count > 0 ? [{ category: name, freebies: count }] : [];
      }),
    };
  },

  getFreebie: async ({ freebieId }, context) => {
    const listed = freebieCache.current().find(({ id }) => id === freebieId);
    // Editors read the store, because another replica's change may not have arrived here yet.
    const isEditor = callerOf(context)?.roles.some((role) => editors.roles.includes(role));
    const freebie = isEditor || !listed ? await freebies.find(freebieId) : listed;
    if (!freebie) throw notFound();
    return toFreebieMessage(freebie);
  },

  saveFreebie: async ({ freebieId, freebie, basedOnVersion }, context) => {
    requireCaller(context, editors);
    const draft = requireCompleteDraft(parseFreebie(freebie));
    const newFreebie = { id: freebieId || newId(clock()), createdAt: clock(), version: 0 };
    const saved = await freebies.update('SaveFreebie', newFreebie.id, (current) => {
      requireVersion(current, basedOnVersion);
      return { ...newFreebie, ...current, ...draft };
    });
    if (!saved) throw new Error(`freebie ${newFreebie.id} was not saved`);
    await refreshAfterWrite(freebieCache);
    return toFreebieMessage(saved);
  },

  deleteFreebie: async ({ freebieId }, context) => {
    requireCaller(context, editors);
    await freebies.remove('DeleteFreebie', freebieId);
    await refreshAfterWrite(freebieCache);
    return {};
  },
});
