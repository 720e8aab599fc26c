import { useTranslate } from '@sargam/kit';
import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { useLazySuggestions } from './useLazySuggestions.ts';
import { useSearchField } from './useSearchField.ts';

const LIST = 'search-list';
/** As many letters as the API reads. */
const MOST_LETTERS = 200;

const combobox = {
  type: 'text',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: MOST_LETTERS,
  'aria-autocomplete': 'list',
  'aria-keyshortcuts': '/',
} as const;

type Props = { input: RefObject<HTMLInputElement | null>; onDone: () => void; onLeave: () => void };

/**
 * The field and, from the first letter, what it finds: a combobox with the focus in the field. Without its list, and
 * without any script, Enter goes to the results.
 */
export const SearchForm = ({ input, ...ways }: Props) => {
  const t = useTranslate();
  const box = useRef<HTMLFormElement>(null);
  const { text, words, active, shown, type, press, submit, done, open } = useSearchField(box, ways);
  const { List, load } = useLazySuggestions();
  const [listed, setListed] = useState(false);
  const focused = (): void => {
    load();
    open();
  };
  return (
    <form ref={box} id="search-form" className="search-form" action="/search" onSubmit={submit}>
      <IconSearch aria-hidden />
      <input
        {...combobox}
        role="combobox"
        ref={input}
        className="search-in"
        name="q"
        aria-label={t('shell.search.label')}
        aria-expanded={shown && listed}
        aria-controls={LIST}
        aria-activedescendant={shown && listed ? active : undefined}
        placeholder={t('shell.search.placeholder')}
        value={text}
        onFocus={focused}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      <kbd aria-hidden="true">/</kbd>
      {shown && List && (
        <List
          {...{ words, active, id: LIST, onListed: setListed, onChoose: done }}
          onRetry={() => input.current?.focus()}
        />
      )}
    </form>
  );
};
