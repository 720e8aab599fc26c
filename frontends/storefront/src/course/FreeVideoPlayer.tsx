import { useTranslate } from '@sargam/kit';
import type { ReactNode } from 'react';
import { YouTubeVideo } from '../shared/youtube/YouTubeVideo.tsx';
import { parseYouTubeId } from '../shared/youtube/youtube.ts';
import type { FreeVideo } from './lessons.ts';

type Props = { video: FreeVideo; picture: ReactNode; autoPlay: boolean };

/** A free lesson at YouTube. It starts at once after a click in the list, but not when opened by its address. */
export const FreeVideoPlayer = ({ video, picture, autoPlay }: Props) => {
  const t = useTranslate();
  const id = parseYouTubeId(video.path);
  return (
    <>
      <div className="stage">
        {id ? (
          // The key remounts the player when a video that did not start is clicked in the list.
          <YouTubeVideo
            key={`${id} ${autoPlay}`}
            id={id}
            title={video.title}
            picture={picture}
            autoPlay={autoPlay}
          />
        ) : (
          picture
        )}
      </div>
      <p className="xs faint stage-from">{t('storefront.freebies.from_youtube')}</p>
    </>
  );
};
