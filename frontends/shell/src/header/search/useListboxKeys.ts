import { type KeyboardEvent, type RefObject, useState } from 'react';

/** Keys of a combobox by the ARIA practices. Home and End move the text cursor until an option is active. */
const steps: Record<string, (at: number, last: number) => number | undefined> = {
  ArrowDown: (at, last) => (at === last ? -1 : at + 1),
  ArrowUp: (at, last) => (at === -1 ? last : at - 1),
  Home: (at) => (at === -1 ? undefined : 0),
  End: (at, last) => (at === -1 ? undefined : last),
};

/** The id of the active option. The focus stays in the field. The options are read from the DOM, in their visible order. */
export const useListboxKeys = (box: RefObject<HTMLElement | null>) => {
  const [active, setActive] = useState<string>();
  const options = (): HTMLElement[] => [
    ...(box.current?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
  ];
  const move = (event: KeyboardEvent): void => {
    const all = options();
    const step = steps[event.key];
    if (!step || all.length === 0 || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const next = step(
      all.findIndex(({ id }) => id === active),
      all.length - 1,
    );
    if (next === undefined) return;
    event.preventDefault();
    setActive(all[next]?.id);
    all[next]?.scrollIntoView({ block: 'nearest' });
  };
  return { active, setActive, move, activeOption: () => options().find(({ id }) => id === active) };
};
