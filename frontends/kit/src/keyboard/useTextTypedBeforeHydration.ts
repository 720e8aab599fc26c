import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onTyped` once if a server-rendered field contains another text than `text`, typed before the script ran. */
export const useTextTypedBeforeHydration = (
  input: RefObject<HTMLInputElement | null>,
  text: string,
  onTyped: (typed: string) => void,
): void => {
  const report = useEffectEvent(() => {
    const typed = input.current?.value ?? text;
    if (typed !== text) onTyped(typed);
  });
  useEffect(() => report(), []);
};
