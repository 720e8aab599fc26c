import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const readText = (cue: TextTrackCue): string => (cue as VTTCue).getCueAsHTML().textContent ?? '';

const pictureEvents = ['enterpictureinpicture', 'leavepictureinpicture'] as const;

/**
 * The captions of the present moment, each text once. The browser shows none itself, because its own size cannot be set. In picture
 * in picture it shows them (decision B99): the elements over the video are not in that window.
 */
export const useCues = (
  video: RefObject<HTMLVideoElement | null>,
  language: string,
  onError: (() => void) | undefined,
): readonly string[] => {
  const [cues, setCues] = useState<readonly string[]>([]);
  const report = useEffectEvent(() => onError?.());
  useEffect(() => {
    const media = video.current;
    const elements = [...(media?.querySelectorAll('track') ?? [])];
    const element = elements.find(({ srclang }) => srclang === language);
    if (!media || !element) return undefined;
    const { track } = element;
    const fail = (): void => report();
    const update = (): void =>
      setCues(track.mode === 'showing' ? [] : [...new Set([...(track.activeCues ?? [])].map(readText))]);
    const chooseMode = (): void => {
      // A hidden track loads its file and reports its cues too.
      track.mode = document.pictureInPictureElement === media ? 'showing' : 'hidden';
      update();
    };
    track.addEventListener('cuechange', update);
    element.addEventListener('error', fail);
    for (const name of pictureEvents) media.addEventListener(name, chooseMode);
    chooseMode();
    return () => {
      track.removeEventListener('cuechange', update);
      element.removeEventListener('error', fail);
      for (const name of pictureEvents) media.removeEventListener(name, chooseMode);
      track.mode = 'disabled';
      setCues([]);
    };
  }, [video, language]);
  return cues;
};
