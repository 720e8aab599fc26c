import './suggestions.css';
import { type ApiSchemas, Loader, useDelayElapsed, useErrorText, useFormat, useTranslate } from '@sargam/kit';
import { useEffect } from 'react';
import { SuggestionList } from './SuggestionList.tsx';
import { NoSuggestions, SuggestionsError } from './SuggestionStates.tsx';
import { useSuggestions } from './useSuggestions.ts';

export type SuggestionsProps = {
  words: string;
  /** Of the list, as the field names it. */
  id: string;
  active: string | undefined;
  /** Whether there are options now. */
  onListed: (listed: boolean) => void;
  onChoose: () => void;
  /** The button goes away with what it is pressed for: the focus goes back to the field. */
  onRetry: () => void;
};

const Waiting = () => {
  const t = useTranslate();
  return useDelayElapsed() ? (
    <output className="search-note" aria-label={t('kit.loading')}>
      <Loader />
    </output>
  ) : null;
};

/** Besides the courses, which are what most people look for. */
const OTHERS = 3;
const few = ({ courses, instructors, freebies }: ApiSchemas['Found']) => ({
  courses,
  instructors: instructors.slice(0, OTHERS),
  freebies: freebies.slice(0, OTHERS),
});
type Few = ReturnType<typeof few>;

const isNothing = (found: Few): boolean => Object.values(found).every(({ length }) => length === 0);

/** Said by a screen reader when the list changes: "4 courses and 1 freebie in the list". */
const useCounted = (): ((found: Few) => string) => {
  const t = useTranslate();
  const format = useFormat();
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

/** What hangs below the field: options, or in words that there are none. */
export default function Suggestions({ words, id, active, onListed, onChoose, onRetry }: SuggestionsProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const counted = useCounted();
  const { data, error, refetch } = useSuggestions(words);
  const found = data && few(data);
  const listed = found !== undefined && !isNothing(found);
  useEffect(() => {
    onListed(listed);
    return () => onListed(false);
  }, [listed, onListed]);

  const retry = (): void => {
    onRetry();
    void refetch();
  };
  const nothing = t('shell.search.nothing', { words });
  const said = listed ? counted(found) : found ? nothing : error && errorText(error);
  return (
    <div className="search-sheet">
      {listed && <SuggestionList id={id} words={words} active={active} found={found} onChoose={onChoose} />}
      {found && !listed && <NoSuggestions text={nothing} onChoose={onChoose} />}
      {!found && error && <SuggestionsError text={errorText(error)} retry={retry} />}
      {!found && !error && <Waiting />}
      <output className="vh">{said}</output>
    </div>
  );
}
