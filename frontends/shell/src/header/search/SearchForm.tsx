import { useTextTypedBeforeHydration, useTranslate } from '@sargam/kit';
import { IconSearch } from '@tabler/icons-react';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import type { SuggestionsProps } from './Suggestions.tsx';
import styles from './search.module.css';
import { useSearchField } from './useSearchField.ts';

/**
 * Loads the chunk of the suggestions when the field gets the focus. If it fails to load, the field works without
 * suggestions. Suspense is not used, because it delays the content by up to 300 ms.
 */
const useLazySuggestions = () => {
  const [List, setList] = useState<ComponentType<SuggestionsProps>>();
  const load = (): void => {
    if (List) return;
    void import('./Suggestions.tsx').then(
      ({ default: loaded }) => setList(() => loaded),
      () => undefined,
    );
  };
  return { List, load };
};

const LIST_ID = 'search-list';
/** The API ignores the rest of a longer text. */
const MAX_LENGTH = 200;

const combobox = {
  type: 'text',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: MAX_LENGTH,
  'aria-autocomplete': 'list',
  'aria-keyshortcuts': '/',
} as const;

type Props = { input: RefObject<HTMLInputElement | null>; onDone: () => void; onLeave: () => void };

/**
 * The search field with suggestions: a combobox with the focus in the field. Without suggestions, and without
 * JavaScript, Enter opens the results page.
 */
export const SearchForm = ({ input, ...callbacks }: Props) => {
  const t = useTranslate();
  const box = useRef<HTMLFormElement>(null);
  const { text, words, active, isOpen, type, press, submit, finish, open } = useSearchField(box, callbacks);
  const { List, load } = useLazySuggestions();
  const [hasOptions, setHasOptions] = useState(false);
  const handleFocus = (): void => {
    load();
    open();
  };
  useTextTypedBeforeHydration(input, text, (typed) => {
    load();
    type(typed);
  });
  return (
    <form ref={box} id="search-form" className={styles.form} action="/search" onSubmit={submit}>
      <IconSearch aria-hidden />
      <input
        {...combobox}
        role="combobox"
        ref={input}
        className={styles.input}
        name="q"
        aria-label={t('shell.search.label')}
        aria-expanded={isOpen && hasOptions}
        aria-controls={LIST_ID}
        aria-activedescendant={isOpen && hasOptions ? active : undefined}
        placeholder={t('shell.search.placeholder')}
        value={text}
        onFocus={handleFocus}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      <kbd aria-hidden="true">/</kbd>
      {isOpen && List && (
        <List
          id={LIST_ID}
          words={words}
          active={active}
          onHasOptionsChange={setHasOptions}
          onChoose={finish}
          onRetry={() => input.current?.focus()}
        />
      )}
    </form>
  );
};
