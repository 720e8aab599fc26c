import { useEffect, useEffectEvent } from 'react';

/** Key presses inside text fields and dialogs are ignored. */
const ignoredTargets =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog[open], [role="dialog"]';

/** Calls `action` when the key is pressed outside text fields and dialogs: `useShortcut('/', focusSearch)`. Disabled while `action` is undefined. */
export const useShortcut = (key: string, action: (() => void) | undefined): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!action || event.key !== key || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(ignoredTargets)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
