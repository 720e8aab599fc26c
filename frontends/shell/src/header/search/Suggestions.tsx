import { type ApiSchemas, apiGet, Loader, layout, useDelayElapsed, useErrorText, useI18n } from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SuggestionList } from './SuggestionList.tsx';
import { NoSuggestions, SuggestionsError } from './SuggestionStates.tsx';
import styles from './suggestions.module.css';

const LIMIT = 5;

/**
 * The search results for the typed words. Each letter sends a request without a debounce, because a debounce would take
 * longer than the response. Outdated requests are cancelled; the previous results stay visible until the next ones.
 */
const useSuggestions = (words: string) =>
  useQuery({
    ...apiGet('/search/', { query: { q: words, limit: LIMIT } }),
    placeholderData: keepPreviousData,
    // The next letter sends a new request anyway.
    retry: false,
  });

export type SuggestionsProps = {
  words: string;
  /** The id of the list, for `aria-controls` of the field. */
  id: string;
  active: string | undefined;
  /** Called with true while there are options. */
  onHasOptionsChange: (listed: boolean) => void;
  onChoose: () => void;
  /** Moves the focus back to the field, because the retry button disappears. */
  onRetry: () => void;
};

const LoadingNote = () => {
  const { t } = useI18n();
  return useDelayElapsed() ? (
    <output className={styles.note} aria-label={t('kit.loading')}>
      <Loader />
    </output>
  ) : null;
};

/** The limit for instructors and freebies; most users search for courses. */
const MAX_OTHERS = 3;
const limitResults = ({ courses, instructors, freebies }: ApiSchemas['Found']) => ({
  courses,
  instructors: instructors.slice(0, MAX_OTHERS),
  freebies: freebies.slice(0, MAX_OTHERS),
});
type LimitedResults = ReturnType<typeof limitResults>;

const isEmpty = (found: LimitedResults): boolean => Object.values(found).every(({ length }) => length === 0);

/** The announcement for screen readers when the list changes: "4 courses and 1 freebie in the list". */
const useCountText = (): ((found: LimitedResults) => string) => {
  const { t, format } = useI18n();
  return ({ courses, instructors, freebies }) => {
    const counts = [
      [courses.length, 'kit.count.courses'],
      [instructors.length, 'kit.count.instructors'],
      [freebies.length, 'shell.search.freebies'],
    ] as const;
    const found = counts.filter(([count]) => count > 0).map(([count, key]) => t(key, { count }));
    return t('shell.search.counted', { found: format.list(found) });
  };
};

/** The list below the field: options, or the loading, empty or error state. */
export default function Suggestions({
  words,
  id,
  active,
  onHasOptionsChange,
  onChoose,
  onRetry,
}: SuggestionsProps) {
  const { t } = useI18n();
  const errorText = useErrorText();
  const countText = useCountText();
  const { data, error, refetch } = useSuggestions(words);
  const found = data && limitResults(data);
  const hasOptions = found !== undefined && !isEmpty(found);
  useEffect(() => {
    onHasOptionsChange(hasOptions);
    return () => onHasOptionsChange(false);
  }, [hasOptions, onHasOptionsChange]);

  const retry = (): void => {
    onRetry();
    void refetch();
  };
  const emptyText = t('shell.search.nothing', { words });
  const announcement = hasOptions ? countText(found) : found ? emptyText : error && errorText(error);
  return (
    <div className={styles.suggestions}>
      {hasOptions && (
        <SuggestionList id={id} words={words} active={active} found={found} onChoose={onChoose} />
      )}
      {found && !hasOptions && <NoSuggestions text={emptyText} onChoose={onChoose} />}
      {!found && error && <SuggestionsError text={errorText(error)} retry={retry} />}
      {!found && !error && <LoadingNote />}
      <output className={layout.visuallyHidden}>{announcement}</output>
    </div>
  );
}
