import { ErrorBoundary, history, useText } from '@sargam/kit';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { searchAddress } from './search-address.ts';
import { useListKeys } from './useListKeys.ts';
import { useOutside } from './useOutside.ts';

const load = () => import('./Suggestions.tsx');
const Suggestions = lazy(load);

const LIST = 'search-list';

type Props = { input: RefObject<HTMLInputElement | null>; onDone: () => void; onLeave: () => void };

/**
 * The field and, from the first letter, what it finds: a combobox with the focus in the field. The list is a file of its
 * own that comes with the first focus; without it, and without any script, Enter goes to the results.
 */
export const SearchForm = ({ input, onDone, onLeave }: Props) => {
  const t = useText();
  const box = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [listed, setListed] = useState(false);
  const { active, setActive, move, chosen } = useListKeys(box);
  const words = text.trim();
  useOutside(box, open, () => setOpen(false));

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
    event.stopPropagation();
    setActive(undefined);
    if (open && words) setOpen(false);
    else if (text) setText('');
    else onLeave();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return escape(event);
    if (event.key === 'ArrowDown' && !open) setOpen(true);
    move(event);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const option = chosen();
    if (option) return option.click();
    if (!words) return;
    history.navigator.push(searchAddress(words));
    done();
  };
  const shown = open && words !== '';
  return (
    <form ref={box} id="search-form" className="search-form" action="/search" onSubmit={submit}>
      <IconSearch aria-hidden />
      <input
        ref={input}
        className="search-in"
        name="q"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        role="combobox"
        aria-label={t('shell.search.label')}
        aria-autocomplete="list"
        aria-expanded={shown && listed}
        aria-controls={LIST}
        aria-activedescendant={shown && listed ? active : undefined}
        aria-keyshortcuts="/"
        placeholder={t('shell.search.placeholder')}
        value={text}
        onFocus={() => {
          void load().catch(() => undefined);
          setOpen(true);
        }}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      <kbd aria-hidden="true">/</kbd>
      {shown && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <Suggestions
              words={words}
              id={LIST}
              active={active}
              onListed={setListed}
              onChoose={done}
              onRetry={() => input.current?.focus()}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </form>
  );
};
