import { useState } from 'react';

/**
 * The id of a thing that a form adds, and a function that renews it after the thing is added. The id is created in the browser, so
 * that a repeat of the call after a lost answer adds no second thing.
 */
export const useNewId = () => {
  const [id, setId] = useState(() => crypto.randomUUID());
  return [id, () => setId(crypto.randomUUID())] as const;
};
