import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus after the pressed button disappears with its list item: to the first button left, or to the list. Call
 * the returned function with the id of the item that will be removed.
 */
export const useFocusAfterRemoval = (
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
): ((id: string) => void) => {
  const removedId = useRef<string>(undefined);
  useEffect(() => {
    if (removedId.current === undefined || ids.includes(removedId.current)) return;
    removedId.current = undefined;
    (list.current?.querySelector('button') ?? list.current)?.focus();
  }, [ids, list]);
  return (id) => {
    removedId.current = id;
  };
};
