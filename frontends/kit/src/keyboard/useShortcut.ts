import { useEffect, useEffectEvent } from 'react';

/** Where a letter is a letter, and where a dialog has the keyboard for itself. */
const ignoredTargets =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog[open], [role="dialog"]';

/** Does something when this one key is pressed anywhere on the page, except where one writes: `useShortcut('/', focus)`. Nothing while undefined. */
export const useShortcut = (key: string, act: (() => void) | undefined): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!act || event.key !== key || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(ignoredTargets)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
