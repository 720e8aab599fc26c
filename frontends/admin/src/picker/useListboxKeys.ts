import { type KeyboardEvent, useState } from 'react';

type Actions<Option> = { open: () => void; close: () => void; choose: (option: Option) => void };

/** Arrow keys, Enter and Escape of a combobox. The list is a ring; other options make the first one active. */
export const useListboxKeys = <Option extends { id: string }>(
  options: readonly Option[],
  isOpen: boolean,
  { open, close, choose }: Actions<Option>,
) => {
  const [activeId, setActiveId] = useState<string>();
  const active = Math.max(
    0,
    options.findIndex(({ id }) => id === activeId),
  );
  const move = (step: number): void =>
    setActiveId(options[(active + step + options.length) % Math.max(1, options.length)]?.id);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (event.nativeEvent.isComposing || (!isOpen && !isArrow)) return;
    const option = options[active];
    if (isArrow) {
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else open();
    } else if (event.key === 'Enter' && option) choose(option);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return { active, onKeyDown };
};
