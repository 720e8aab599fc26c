import { useEffect, useEffectEvent } from 'react';
import { type PendingAction, savePendingAction, takePendingAction } from './pending-action.ts';
import { useRequireLogin } from './useRequireLogin.ts';

/**
 * Runs an action after the login. The returned function stores the action and goes to the login. When `user` is known,
 * the stored action of this course runs once.
 */
export const usePendingAction = <User>(
  action: PendingAction,
  course: string,
  user: User | undefined,
  run: (user: User, text: string) => void,
) => {
  const requireLogin = useRequireLogin();
  const runStored = useEffectEvent(() => {
    if (user === undefined) return;
    const text = takePendingAction(action, course);
    if (text !== undefined) run(user, text);
  });
  useEffect(() => runStored(), [user, course]);
  return (text = ''): void => {
    savePendingAction(action, course, text);
    requireLogin();
  };
};
