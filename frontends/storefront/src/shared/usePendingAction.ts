import { useEffect, useEffectEvent } from 'react';
import { type PendingAction, savePendingAction, takePendingAction } from './pending-action.ts';
import { useRequireLogin } from './useRequireLogin.ts';

/**
 * What a visitor pressed is kept while they log in: they come back to this page, and find it done as `who` they are then.
 * Gives the way to keep it and to log in.
 */
export const usePendingAction = <Who>(
  deed: PendingAction,
  course: string,
  who: Who | undefined,
  make: (who: Who, text: string) => void,
) => {
  const loginFirst = useRequireLogin();
  const makeKept = useEffectEvent(() => {
    if (who === undefined) return;
    const text = takePendingAction(deed, course);
    if (text !== undefined) make(who, text);
  });
  useEffect(() => makeKept(), [who, course]);
  return (text = ''): void => {
    savePendingAction(deed, course, text);
    loginFirst();
  };
};
