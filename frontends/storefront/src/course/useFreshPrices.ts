import { type ApiSchemas, isApiError } from '@sargam/kit';
import { useQueryClient } from '@tanstack/react-query';
import { repriced } from './offers.ts';
import { courseQuery } from './useCourse.ts';
import { ownOffersQuery } from './useOwnOffers.ts';

const offersIn = (error: unknown): readonly ApiSchemas['CourseOffer'][] | undefined =>
  isApiError(error, 'price-changed') ? (error.body as ApiSchemas['CoursePriceChanged']).offers : undefined;

/** What a refused price brought along is on the page at once; the rest of it is asked for again. */
export const useFreshPrices = () => {
  const cache = useQueryClient();
  return (user: string, course: string, error: unknown): void => {
    const shown = courseQuery(course);
    const own = ownOffersQuery(user, course);
    const offers = offersIn(error);
    if (offers) {
      cache.setQueryData(shown.queryKey, (before) => before && repriced(before, offers));
      cache.setQueryData(own.queryKey, { data: [...offers], total: offers.length });
    }
    void cache.invalidateQueries({ queryKey: shown.queryKey });
    void cache.invalidateQueries({ queryKey: own.queryKey });
  };
};
