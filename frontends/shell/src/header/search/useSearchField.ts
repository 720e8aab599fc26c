import { history } from '@sargam/kit';
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { searchResultsPath } from './search-results-path.ts';
import { useInteractOutside } from './useInteractOutside.ts';
import { useListboxKeys } from './useListboxKeys.ts';

type Ways = { onDone: () => void; onLeave: () => void };

/** What is typed, whether its list is open, and what the keys do: Escape closes the list, then the words, then leaves. */
export const useSearchField = (box: RefObject<HTMLElement | null>, { onDone, onLeave }: Ways) => {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const { active, setActive, move, chosen } = useListboxKeys(box);
  const words = text.trim();
  useInteractOutside(box, open, () => setOpen(false));

  const done = (): void => {
    setOpen(false);
    setText('');
    setActive(undefined);
    onDone();
  };
  const type = (typed: string): void => {
    setText(typed);
    setOpen(true);
    setActive(undefined);
  };
  const escape = (event: KeyboardEvent): void => {
    event.preventDefault();
    setActive(undefined);
    if (open && words) setOpen(false);
    else if (text) setText('');
    else onLeave();
  };
  const press = (event: KeyboardEvent): void => {
    // Enter and the arrows choose among what a Bengali keyboard offers first.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return escape(event);
    if (event.key === 'ArrowDown') setOpen(true);
    move(event);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const option = chosen();
    if (option) return option.click();
    if (!words) return;
    history.navigator.push(searchResultsPath(words));
    done();
  };
  return {
    ...{ text, words, active, type, press, submit, done },
    shown: open && words !== '',
    open: () => setOpen(true),
  };
};
