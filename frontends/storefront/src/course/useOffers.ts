import { useUser } from '@sargam/kit';
import { listOffers, type StudentOffer } from '../shared/course/offers.ts';
import { useStudentOffers } from '../shared/course/useStudentOffers.ts';
import { type Course, isEnrolled } from './lessons.ts';

type OfferList = {
  offers: readonly StudentOffer[] | undefined;
  /** The student has the course already. */
  isRepeatPurchase: boolean;
  isPending: boolean;
  retry: () => void;
};

/**
 * The catalogue's offers, or the server's offers for a student with access, whose prices differ. Access to a bundle
 * depends on its courses, so logged-in users always get the server's offers for a bundle.
 */
export const useOffers = (course: Course): OfferList => {
  const user = useUser();
  const needsStudentOffers = user !== undefined && (isEnrolled(course) || course.bundle);
  const studentOffers = useStudentOffers(user?.id ?? '', course, needsStudentOffers);
  const offers = needsStudentOffers ? studentOffers.data : listOffers(course);
  const isRepeatPurchase =
    isEnrolled(course) || (studentOffers.data?.some(({ kind }) => kind !== 'new') ?? false);
  return {
    offers,
    isRepeatPurchase,
    isPending: needsStudentOffers && studentOffers.isPending,
    retry: () => void studentOffers.refetch(),
  };
};
