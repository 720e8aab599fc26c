import { history } from '@sargam/kit';
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { searchResultsPath } from './search-results-path.ts';
import { useInteractOutside } from './useInteractOutside.ts';

/** Keys of a combobox by the ARIA practices. Home and End move the text cursor until an option is active. */
const steps: Record<string, (at: number, last: number) => number | undefined> = {
  ArrowDown: (at, last) => (at === last ? -1 : at + 1),
  ArrowUp: (at, last) => (at === -1 ? last : at - 1),
  Home: (at) => (at === -1 ? undefined : 0),
  End: (at, last) => (at === -1 ? undefined : last),
};

/** The id of the active option. The focus stays in the field. The options are read from the DOM, in their visible order. */
const useListboxKeys = (box: RefObject<HTMLElement | null>) => {
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

type Callbacks = { onDone: () => void; onLeave: () => void };

/** The text of the field, and whether its list is open. A click or focus outside the box closes the list. */
const useSearchText = (box: RefObject<HTMLElement | null>) => {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const words = text.trim();
  useInteractOutside(box, open, () => setOpen(false));
  const reset = (): void => {
    setOpen(false);
    setText('');
  };
  const change = (newText: string): void => {
    setText(newText);
    setOpen(true);
  };
  /** Closes the list, else clears the text. Returns false if there is neither. */
  const closeOrClear = (): boolean => {
    if (open && words) setOpen(false);
    else if (text) setText('');
    else return false;
    return true;
  };
  return { text, words, open, setOpen, change, closeOrClear, reset };
};

/** The state of the search field and its key handling. Escape closes the list, then clears the text, then closes the field. */
export const useSearchField = (box: RefObject<HTMLElement | null>, { onDone, onLeave }: Callbacks) => {
  const { text, words, open, setOpen, change, closeOrClear, reset } = useSearchText(box);
  const { active, setActive, move, activeOption } = useListboxKeys(box);

  const finish = (): void => {
    reset();
    setActive(undefined);
    onDone();
  };
  const type = (typed: string): void => {
    change(typed);
    setActive(undefined);
  };
  const handleEscape = (event: KeyboardEvent): void => {
    event.preventDefault();
    setActive(undefined);
    if (!closeOrClear()) onLeave();
  };
  const press = (event: KeyboardEvent): void => {
    // During text composition, Enter and the arrow keys belong to the suggestions of the Bengali keyboard.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return handleEscape(event);
    if (event.key === 'ArrowDown') setOpen(true);
    move(event);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const option = activeOption();
    if (option) return option.click();
    if (!words) return;
    history.navigator.push(searchResultsPath(words));
    finish();
  };
  return {
    text,
    words,
    active,
    type,
    press,
    submit,
    finish,
    isOpen: open && words !== '',
    open: () => setOpen(true),
  };
};
