import { type ApiSchemas, isApiError } from '@sargam/kit';
import { useQueryClient } from '@tanstack/react-query';
import { withNewPrices } from '../shared/course/offers.ts';
import { courseQuery } from '../shared/course/useCourse.ts';
import { studentOffersQuery } from '../shared/course/useStudentOffers.ts';

const readNewOffers = (error: unknown): readonly ApiSchemas['CourseOffer'][] | undefined =>
  isApiError(error, 'price-changed') ? (error.body as ApiSchemas['CoursePriceChanged']).offers : undefined;

/** What a refused price brought along is on the page at once; the rest of it is asked for again. */
export const useApplyNewPrices = () => {
  const cache = useQueryClient();
  return (user: string, course: string, error: unknown): void => {
    const shown = courseQuery(course);
    const own = studentOffersQuery(user, course);
    const offers = readNewOffers(error);
    if (offers) {
      cache.setQueryData(shown.queryKey, (before) => before && withNewPrices(before, offers));
      cache.setQueryData(own.queryKey, { data: [...offers], total: offers.length });
    }
    void cache.invalidateQueries({ queryKey: shown.queryKey });
    void cache.invalidateQueries({ queryKey: own.queryKey });
  };
};
