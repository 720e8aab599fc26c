import { useEffect, useEffectEvent } from 'react';
import { keyOf, usesKey } from './page-keys.ts';

type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Calls the action of a pressed key. It listens before the player, whose own keys with the same letters must not act too, and
 * leaves keys alone that belong to the focused element.
 */
export const usePageKeys = (actions: KeyActions): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const key = keyOf(event);
    const action = actions[key];
    if (!action || usesKey(event.target, key)) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
};
