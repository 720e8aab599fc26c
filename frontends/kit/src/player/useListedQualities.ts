import { useEffect, useState } from 'react';
import { qualitiesOf, type VideoQuality } from './video-quality.ts';

/** Every encoded video has these. */
const always: readonly VideoQuality[] = ['auto', 'saver'];

/** The qualities that the playlist at this URL lists. Before it is loaded, and if it cannot be loaded, those of every video. */
export const useListedQualities = (playlist: string): readonly VideoQuality[] => {
  const [qualities, setQualities] = useState(always);
  useEffect(() => {
    const closing = new AbortController();
    const load = async (): Promise<void> => {
      const response = await fetch(playlist, { signal: closing.signal });
      if (response.ok) setQualities(qualitiesOf(await response.text()));
    };
    load().catch(() => undefined);
    return () => closing.abort();
  }, [playlist]);
  return qualities;
};
