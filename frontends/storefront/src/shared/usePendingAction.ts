import { useEffect, useEffectEvent } from 'react';
import { useRequireLogin } from './useRequireLogin.ts';

const LIFETIME_MS = 30 * 60_000;

/** An action that runs after the login: adding to the wishlist, or a message to the instructor. */
type PendingAction = 'wish' | 'message';
type StoredAction = { course: string; text: string; expiresAt: number };

const storageKeyOf = (action: PendingAction): string => `sargam.${action}`;

const readAction = (action: PendingAction): StoredAction | undefined => {
  const text = sessionStorage.getItem(storageKeyOf(action));
  try {
    return text ? (JSON.parse(text) as StoredAction) : undefined;
  } catch {
    return undefined;
  }
};

/** Stores a visitor's action in this tab during the login. It expires after 30 minutes. */
const savePendingAction = (action: PendingAction, course: string, text = ''): void => {
  const stored: StoredAction = { course, text, expiresAt: Date.now() + LIFETIME_MS };
  sessionStorage.setItem(storageKeyOf(action), JSON.stringify(stored));
};

/** Removes the stored action of this course and returns its text; undefined if there is none. */
const takePendingAction = (action: PendingAction, course: string): string | undefined => {
  const stored = readAction(action);
  if (stored?.course !== course) return undefined;
  sessionStorage.removeItem(storageKeyOf(action));
  return stored.expiresAt > Date.now() ? stored.text : undefined;
};

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
