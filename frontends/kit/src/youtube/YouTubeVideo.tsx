import { useLanguage, useTranslate } from '@sargam/kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { VideoPoster } from './VideoPoster.tsx';
import styles from './youtube.module.css';
import { youtubeFrameUrl } from './youtube.ts';

const YouTubeFrame = ({ id, title }: { id: string; title: string }) => {
  const t = useTranslate();
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  // The clicked poster is removed, so the player gets the focus.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={youtubeFrameUrl(id, language)}
      title={t('kit.youtube.video_of', { title })}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
    />
  );
};

type Props = {
  /** The video id at YouTube. */
  id: string;
  title: string;
  /** Our own picture: nothing is loaded from YouTube before the click. */
  picture: ReactNode;
  /** Starts without a click on the poster. */
  autoPlay?: boolean;
};

/** Loads YouTube's cookie-free frame after the click. Fills its container. */
export const YouTubeVideo = ({ id, title, picture, autoPlay = false }: Props) => {
  const language = useLanguage();
  const [playing, setPlaying] = useState(autoPlay);
  if (playing)
    return (
      <div className={styles.video}>
        <YouTubeFrame id={id} title={title} />
      </div>
    );
  return (
    <VideoPoster picture={picture} href={youtubeFrameUrl(id, language)} onPress={() => setPlaying(true)} />
  );
};
