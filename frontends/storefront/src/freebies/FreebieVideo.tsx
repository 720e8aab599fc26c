import { type ApiSchemas, useTranslate } from '@sargam/kit';
import { IconBrandYoutube } from '@tabler/icons-react';
import { YouTubeVideo } from '../shared/youtube/YouTubeVideo.tsx';
import { parseYouTubeId } from '../shared/youtube/youtube.ts';
import { FreebiePicture } from './FreebiePicture.tsx';

/** An embedded player, or a link if the URL is not a single video. */
export const FreebieVideo = ({ freebie }: { freebie: ApiSchemas['Freebie'] }) => {
  const t = useTranslate();
  const { youtube } = freebie;
  if (!youtube) return null;
  const id = parseYouTubeId(youtube);
  if (!id)
    return (
      <p>
        <a className="btn line" href={youtube} target="_blank" rel="noopener noreferrer">
          <IconBrandYoutube aria-hidden />
          {t('storefront.freebies.watch')}
        </a>
      </p>
    );
  return (
    <>
      <div className="freebie-video">
        <YouTubeVideo id={id} title={freebie.title} picture={<FreebiePicture freebie={freebie} eager />} />
      </div>
      <p className="xs faint">{t('storefront.freebies.from_youtube')}</p>
    </>
  );
};
