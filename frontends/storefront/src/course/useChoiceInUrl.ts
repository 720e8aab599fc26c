import { useSearchParams } from '@sargam/kit';
import { useEffect } from 'react';
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is made once; the functions are new in each render.
  useEffect(() => {
    if (!chosen) return;
    const others = [...searchParams].filter(([name]) => name !== CHOICE_PARAM);
    setSearchParams(others, { replace: true });
    void cart.add(chosen, { opensCart: true });
  }, [chosen?.tier]);
};
