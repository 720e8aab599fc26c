import { useUser } from '@sargam/kit';
import { type Course, isEnrolled } from './lessons.ts';
import { type OwnOffer, offersOf } from './offers.ts';
import { useOwnOffers } from './useOwnOffers.ts';

type Offers = { offers: readonly OwnOffer[] | undefined; isPending: boolean; retry: () => void };

/** The catalogue's offers; for whoever has the course, the server's for this person, as they cost something else. */
export const useOffers = (course: Course): Offers => {
  const user = useUser();
  const has = user !== undefined && isEnrolled(course);
  const own = useOwnOffers(user?.id ?? '', course, has);
  const offers = has ? own.data : offersOf(course);
  return { offers, isPending: has && own.isPending, retry: () => void own.refetch() };
};
