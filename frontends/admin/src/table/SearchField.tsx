import { useTranslate } from '@sargam/kit';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import styles from './filter-bar.module.css';
import type { ListState } from './useListState.ts';

const DELAY_MS = 300;

type Props = {
  list: Pick<ListState, 'query' | 'change'>;
  /** The text key of the label, which names what is searched. */
  label: string;
};

/** The search field of a list. The text is written to the URL 300 ms after the last key. */
export const SearchField = ({ list, label }: Props) => {
  const t = useTranslate();
  const id = useId();
  const searched = list.query.q ?? '';
  const [typed, setTyped] = useState(searched);
  const [lastSearched, setLastSearched] = useState(searched);
  // Another text in the URL, for example after "back", replaces the typed one. A trailing space while typing does not.
  if (searched !== lastSearched) {
    setLastSearched(searched);
    if (searched !== typed.trim()) setTyped(searched);
  }
  const search = useEffectEvent(() => list.change({ q: typed.trim() }, { replace: true }));
  const isSearched = typed.trim() === searched;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key restarts the delay
  useEffect(() => {
    if (isSearched) return;
    const timer = setTimeout(() => search(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, isSearched]);
  return (
    <div className={styles.search}>
      <label className={styles.label} htmlFor={id}>
        {t(label)}
      </label>
      <div className={styles.searchBox}>
        <IconSearch aria-hidden />
        <input id={id} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </div>
    </div>
  );
};
