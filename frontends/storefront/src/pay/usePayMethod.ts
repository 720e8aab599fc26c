import { useState } from 'react';
import { lastPayMethod, type PayMethod, rememberPayMethod } from './pay-methods.ts';

/** How this person pays: what they chose last, until they choose otherwise. */
export const usePayMethod = () => {
  const [method, setMethod] = useState(lastPayMethod);
  const choose = (chosen: PayMethod): void => {
    rememberPayMethod(chosen);
    setMethod(chosen);
  };
  return { method, choose };
};
