import { useUser } from '@sargam/kit';
import { useState } from 'react';
import { findCheapestOffer, listOffers, type StudentOffer } from '../shared/course/offers.ts';
import { useStudentOffers } from '../shared/queries.ts';
import { type Course, isEnrolled } from './lessons.ts';

/**
 * The catalogue's offers, or the server's offers for a student with access, whose prices differ. Access to a bundle
 * depends on its courses, so logged-in users always get the server's offers for a bundle.
 */
export const useOffers = (course: Course) => {
  const user = useUser();
  const needsStudentOffers = user !== undefined && (isEnrolled(course) || course.bundle);
  // A server-rendered page shows the catalogue's offers. They stay until the student's own replace them, so that no click is lost.
  const [showedCatalogueOffers] = useState(!needsStudentOffers);
  const studentOffers = useStudentOffers(user?.id ?? '', course, needsStudentOffers);
  const placeholder = showedCatalogueOffers ? listOffers(course) : undefined;
  const offers: readonly StudentOffer[] | undefined = needsStudentOffers
    ? (studentOffers.data ?? placeholder)
    : listOffers(course);
  /** The student has the course already. */
  const isRepeatPurchase =
    isEnrolled(course) || (studentOffers.data?.some(({ kind }) => kind !== 'new') ?? false);
  return {
    offers,
    /** Undefined while the student's own offers are not known: the list price would be wrong. */
    cheapestOffer: offers && findCheapestOffer(offers),
    isRepeatPurchase,
    isPending: !offers && studentOffers.isPending,
    /** The student's own offers did not load: those of the catalogue are shown, if any. */
    hasFailed: needsStudentOffers && studentOffers.isLoadingError,
    retry: () => void studentOffers.refetch(),
  };
};
