import { useTranslate } from '@sargam/kit';
import type { ReactNode } from 'react';
import { YouTubeVideo } from '../shared/youtube/YouTubeVideo.tsx';
import { parseYouTubeId } from '../shared/youtube/youtube.ts';
import type { FreeVideo } from './lessons.ts';

type Props = { video: FreeVideo; picture: ReactNode; pressed: boolean };

/** A free lesson that stands at YouTube: pressed in the list it plays, opened by its address it waits. */
export const FreeVideoPlayer = ({ video, picture, pressed }: Props) => {
  const t = useTranslate();
  const id = parseYouTubeId(video.path);
  return (
    <>
      <div className="stage">
        {id ? (
          // The row of a video that waits here starts it anew.
          <YouTubeVideo
            key={`${id} ${pressed}`}
            id={id}
            title={video.title}
            picture={picture}
            pressed={pressed}
          />
        ) : (
          picture
        )}
      </div>
      <p className="xs faint stage-from">{t('storefront.freebies.from_youtube')}</p>
    </>
  );
};
