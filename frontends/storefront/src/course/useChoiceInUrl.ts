import { useSearchParams } from '@sargam/kit';
import { useEffect, useEffectEvent } from 'react';
import type { StudentOffer } from '../shared/course/offers.ts';
import type { useAddToCart } from './useAddToCart.ts';

/** The parameter with the tier that somebody has chosen before the hydration. */
export const CHOICE_PARAM = 'enrol';

/** Enrols with the tier in the URL, once: the parameter is removed. */
export const useChoiceInUrl = (
  offers: readonly StudentOffer[] | undefined,
  cart: ReturnType<typeof useAddToCart>,
): void => {
  const [searchParams, setSearchParams] = useSearchParams();
  const chosen = offers?.find(({ tier }) => tier === searchParams.get(CHOICE_PARAM));
  const enrol = useEffectEvent((): void => {
    if (!chosen) return;
    const others = [...searchParams].filter(([name]) => name !== CHOICE_PARAM);
    setSearchParams(others, { replace: true });
    void cart.add(chosen, { opensCart: true });
  });
  // The tier and not the offer, which is a new object after each request.
  const tier = chosen?.tier;
  useEffect(() => {
    if (tier) enrol();
  }, [tier]);
};
