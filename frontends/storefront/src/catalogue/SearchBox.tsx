import { useTextTypedBeforeHydration, useTranslate } from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import searchBox from '../shared/search-box/search-box.module.css';
import { useSearchText } from '../shared/search-box/useSearchText.ts';

const DEBOUNCE_MS = 350;

type Props = { q: string; onSearch: (q: string | undefined) => void };

/** Searches after a pause in typing. */
export const SearchBox = ({ q, onSearch }: Props) => {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText(q);
  useTextTypedBeforeHydration(input, text, setText);
  const search = useEffectEvent(() => {
    const word = text.trim();
    if (word !== q) onSearch(word || undefined);
  });
  useEffect(() => {
    const timer = setTimeout(search, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(text.trim() || undefined);
  };
  return (
    <search>
      <form className={searchBox.box} action="/allcourses" onSubmit={submit}>
        <IconSearch aria-hidden />
        <input
          ref={input}
          className={fieldStyles.input}
          type="search"
          name="q"
          aria-label={t('storefront.courses.search')}
          placeholder={t('storefront.courses.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </search>
  );
};
