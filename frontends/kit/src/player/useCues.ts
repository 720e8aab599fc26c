import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const readText = (cue: TextTrackCue): string => (cue as VTTCue).getCueAsHTML().textContent ?? '';

/** The captions of the present moment, one text per cue. The browser shows none itself, because its own size cannot be set. */
export const useCues = (
  video: RefObject<HTMLVideoElement | null>,
  language: string,
  onError: (() => void) | undefined,
): readonly string[] => {
  const [cues, setCues] = useState<readonly string[]>([]);
  const report = useEffectEvent(() => onError?.());
  useEffect(() => {
    const elements = [...(video.current?.querySelectorAll('track') ?? [])];
    const element = elements.find(({ srclang }) => srclang === language);
    if (!element) return undefined;
    const { track } = element;
    const fail = (): void => report();
    const update = (): void => setCues([...(track.activeCues ?? [])].map(readText));
    // A hidden track loads its file and reports its cues.
    track.mode = 'hidden';
    track.addEventListener('cuechange', update);
    element.addEventListener('error', fail);
    update();
    return () => {
      track.removeEventListener('cuechange', update);
      element.removeEventListener('error', fail);
      track.mode = 'disabled';
      setCues([]);
    };
  }, [video, language]);
  return cues;
};
