import './youtube.css';
import { useLanguage, useTranslate } from '@sargam/kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { VideoPoster } from '../video-poster/VideoPoster.tsx';
import { youtubeFrameUrl } from './youtube.ts';

const YouTubeFrame = ({ id, title }: { id: string; title: string }) => {
  const t = useTranslate();
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that was pressed is gone: the player has the focus then.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={youtubeFrameUrl(id, language)}
      title={t('storefront.freebies.video_of', { title })}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
    />
  );
};

type Props = {
  /** Of the video at YouTube. */
  id: string;
  title: string;
  /** Ours: not even the picture is YouTube's before one plays. */
  picture: ReactNode;
  /** Somebody has just pressed it elsewhere. */
  pressed?: boolean;
};

/** Fills its box. Nothing is asked of YouTube until one presses play; then its frame without cookies is loaded. */
export const YouTubeVideo = ({ id, title, picture, pressed = false }: Props) => {
  const [playing, setPlaying] = useState(pressed);
  if (playing)
    return (
      <div className="youtube">
        <YouTubeFrame id={id} title={title} />
      </div>
    );
  return <VideoPoster picture={picture} onPress={() => setPlaying(true)} />;
};
