import { useShortcut, useTextTypedBeforeHydration, useTranslate } from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import searchBox from '../shared/search-box/search-box.module.css';
import { useSearchText } from '../shared/search-box/useSearchText.ts';
import { MAX_LETTERS } from './search-url.ts';

type Props = { words: string; onType: (words: string) => void; onDone: () => void };

/** Searches with every keystroke. */
export const SearchField = ({ words, onType, onDone }: Props) => {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText(words);
  useShortcut('/', () => {
    input.current?.focus();
    input.current?.select();
  });
  const type = (typed: string): void => {
    setText(typed);
    if (typed.trim() !== words) onType(typed.trim());
  };
  useTextTypedBeforeHydration(input, text, type);
  return (
    <search>
      <form
        className={searchBox.box}
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          onDone();
        }}
      >
        <IconSearch aria-hidden />
        <input
          ref={input}
          className={fieldStyles.input}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LETTERS}
          aria-label={t('storefront.search.box')}
          aria-keyshortcuts="/"
          placeholder={t('storefront.search.placeholder')}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </form>
    </search>
  );
};
