import { type ComponentType, useState } from 'react';
import type { SuggestionsProps } from './Suggestions.tsx';

/**
 * Loads the chunk of the suggestions when the field gets the focus. If it fails to load, the field works without
 * suggestions. Suspense is not used, because it delays the content by up to 300 ms.
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
