import { useTranslate } from '@sargam/kit';
import { IconAntennaBars5, IconBrandYoutube } from '@tabler/icons-react';
import type { FreeVideo } from './lessons.ts';
import type { LessonNavigation } from './useLessonNavigation.ts';

/** Says where it stands before it is pressed: then YouTube is asked. */
export const FreeVideoRow = ({ video, lessons }: { video: FreeVideo; lessons: LessonNavigation }) => {
  const t = useTranslate();
  const now = lessons.shownFree?._id === video._id;
  const Icon = now ? IconAntennaBars5 : IconBrandYoutube;
  return (
    <button
      type="button"
      className={now ? 'les free now' : 'les free'}
      aria-current={now || undefined}
      onClick={() => lessons.play(video)}
    >
      <span className="ic">
        <Icon aria-hidden />
      </span>
      <span>
        {video.title}
        <small className="why">{t('storefront.lesson.at_youtube')}</small>
      </span>
    </button>
  );
};
