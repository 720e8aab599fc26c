import { type ComponentType, useState } from 'react';
import type { SuggestionsProps } from './Suggestions.tsx';

/**
 * The list's own file, asked for when the field gets the focus; where it does not come, the field goes without it. Not by
 * Suspense, which holds back what was waited for by 300 ms: the first letter would wait for nothing.
 */
export const useLazySuggestions = () => {
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
