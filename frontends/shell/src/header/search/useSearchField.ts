import { history } from '@sargam/kit';
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { searchResultsPath } from './search-results-path.ts';
import { useInteractOutside } from './useInteractOutside.ts';
import { useListboxKeys } from './useListboxKeys.ts';

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
