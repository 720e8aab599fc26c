import { useShortcut, useText } from '@sargam/kit';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { MOST_LETTERS } from './search-address.ts';

type Props = { words: string; onType: (words: string) => void; onDone: () => void };

/** Searches with each letter. Words that come with the address (going back, a link) are put into the box. */
export const WordsBox = ({ words, onType, onDone }: Props) => {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(words);
  const [seen, setSeen] = useState(words);
  if (words !== seen) {
    setSeen(words);
    if (words !== text.trim()) setText(words);
  }
  useShortcut('/', () => {
    input.current?.focus();
    input.current?.select();
  });
  const type = (typed: string): void => {
    setText(typed);
    if (typed.trim() !== words) onType(typed.trim());
  };
  return (
    <search>
      <form
        className="search-box"
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          onDone();
        }}
      >
        <IconSearch aria-hidden />
        <input
          ref={input}
          className="in"
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MOST_LETTERS}
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
