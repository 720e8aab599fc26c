import { useState } from 'react';
import { loadPayMethod, type PayMethod, savePayMethod } from './pay-methods.ts';

export const usePayMethod = () => {
  const [method, setMethod] = useState(loadPayMethod);
  const choose = (chosen: PayMethod): void => {
    savePayMethod(chosen);
    setMethod(chosen);
  };
  return { method, choose };
};
