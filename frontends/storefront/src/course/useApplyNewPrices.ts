import { type ApiSchemas, isApiError } from '@sargam/kit';
import { useQueryClient } from '@tanstack/react-query';
import { withNewPrices } from '../shared/course/offers.ts';
import { courseQuery } from '../shared/course/useCourse.ts';
import { studentOffersQuery } from '../shared/course/useStudentOffers.ts';

const readNewOffers = (error: unknown): readonly ApiSchemas['CourseOffer'][] | undefined =>
  isApiError(error, 'price-changed') ? (error.body as ApiSchemas['CoursePriceChanged']).offers : undefined;

/** Puts the new prices of a `price-changed` error into the cache and refetches course and offers. */
export const useApplyNewPrices = () => {
  const cache = useQueryClient();
  return (user: string, course: string, error: unknown): void => {
    const courseKey = courseQuery(course);
    const offersKey = studentOffersQuery(user, course);
    const offers = readNewOffers(error);
    if (offers) {
      cache.setQueryData(courseKey.queryKey, (before) => before && withNewPrices(before, offers));
      cache.setQueryData(offersKey.queryKey, { data: [...offers], total: offers.length });
    }
    void cache.invalidateQueries({ queryKey: courseKey.queryKey });
    void cache.invalidateQueries({ queryKey: offersKey.queryKey });
  };
};
