import { useUser } from '@sargam/kit';
import { listOffers, type StudentOffer } from '../shared/course/offers.ts';
import { useStudentOffers } from '../shared/course/useStudentOffers.ts';
import { type Course, isEnrolled } from './lessons.ts';

type OfferList = {
  offers: readonly StudentOffer[] | undefined;
  /** Whether it would be bought once more. */
  again: boolean;
  isPending: boolean;
  retry: () => void;
};

/**
 * The catalogue's offers; for whoever has the course, the server's for this person, as they cost something else. A
 * bundle is had by its courses, so the server is asked about every one.
 */
export const useOffers = (course: Course): OfferList => {
  const user = useUser();
  const has = user !== undefined && (isEnrolled(course) || course.bundle);
  const own = useStudentOffers(user?.id ?? '', course, has);
  const offers = has ? own.data : listOffers(course);
  const again = isEnrolled(course) || (own.data?.some(({ kind }) => kind !== 'new') ?? false);
  return { offers, again, isPending: has && own.isPending, retry: () => void own.refetch() };
};
