import { useEffect, useEffectEvent } from 'react';
import { type Deed, keepDeed, takeDeed } from './kept-deed.ts';
import { useLoginFirst } from './login-first.ts';

/**
 * What a visitor pressed is kept while they log in: they come back to this page, and find it done as `who` they are then.
 * Gives the way to keep it and to log in.
 */
export const useDeed = <Who>(
  deed: Deed,
  course: string,
  who: Who | undefined,
  make: (who: Who, text: string) => void,
) => {
  const loginFirst = useLoginFirst();
  const makeKept = useEffectEvent(() => {
    if (who === undefined) return;
    const text = takeDeed(deed, course);
    if (text !== undefined) make(who, text);
  });
  useEffect(() => makeKept(), [who, course]);
  return (text = ''): void => {
    keepDeed(deed, course, text);
    loginFirst();
  };
};
