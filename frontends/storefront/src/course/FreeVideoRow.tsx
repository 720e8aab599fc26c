import { useTranslate } from '@sargam/kit';
import { IconAntennaBars5, IconBrandYoutube } from '@tabler/icons-react';
import type { FreeVideo } from './lessons.ts';
import type { LessonNavigation } from './useLessonNavigation.ts';

/** Says before the click that the video is at YouTube. */
export const FreeVideoRow = ({ video, navigation }: { video: FreeVideo; navigation: LessonNavigation }) => {
  const t = useTranslate();
  const isCurrent = navigation.currentFreeVideo?._id === video._id;
  const Icon = isCurrent ? IconAntennaBars5 : IconBrandYoutube;
  return (
    <button
      type="button"
      className={isCurrent ? 'les free now' : 'les free'}
      aria-current={isCurrent || undefined}
      onClick={() => navigation.play(video)}
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
