import type { RefObject } from 'react';
import { useCaptionSettings } from './caption-settings.ts';
import styles from './captions.module.css';
import { useCues } from './useCues.ts';

/** media-chrome hides the elements in the player when the pointer rests, but not those with this attribute. */
const alwaysVisible = { noautohide: '' };

type Props = { video: RefObject<HTMLVideoElement | null>; onError: (() => void) | undefined };

/** The captions above the controls, in the chosen language and size. */
export const Captions = ({ video, onError }: Props) => {
  const { language, size } = useCaptionSettings();
  const cues = useCues(video, language, onError);
  if (cues.length === 0) return null;
  return (
    <div className={`${styles.captions} ${styles[size]}`} lang={language} {...alwaysVisible}>
      {cues.map((cue) => (
        <p key={cue}>{cue}</p>
      ))}
    </div>
  );
};
