import { type RefObject, useEffect, useRef } from 'react';

/**
 * The button that was pressed goes away with its line: when the line is gone, the focus goes to the first button left,
 * or to the list itself. `expect(id)` says which line will go.
 */
export const useFocusAfterRemoval = (
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
): ((id: string) => void) => {
  const going = useRef<string>(undefined);
  useEffect(() => {
    if (going.current === undefined || ids.includes(going.current)) return;
    going.current = undefined;
    (list.current?.querySelector('button') ?? list.current)?.focus();
  }, [ids, list]);
  return (id) => {
    going.current = id;
  };
};
