import { type RefObject, useEffect, useState } from 'react';

const readText = (cue: TextTrackCue): string => (cue as VTTCue).getCueAsHTML().textContent ?? '';

/** The captions of the present moment, one text per cue. The browser shows none itself, because its own size cannot be set. */
export const useCues = (video: RefObject<HTMLVideoElement | null>, language: string): readonly string[] => {
  const [cues, setCues] = useState<readonly string[]>([]);
  useEffect(() => {
    const track = [...(video.current?.textTracks ?? [])].find((one) => one.language === language);
    if (!track) return undefined;
    const update = (): void => setCues([...(track.activeCues ?? [])].map(readText));
    // A hidden track loads its file and reports its cues.
    track.mode = 'hidden';
    track.addEventListener('cuechange', update);
    update();
    return () => {
      track.removeEventListener('cuechange', update);
      track.mode = 'disabled';
      setCues([]);
    };
  }, [video, language]);
  return cues;
};
