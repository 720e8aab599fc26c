import { Button, layout, typography, useI18n } from '@sargam/kit';
import { EndCard } from '@sargam/kit/player';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { ChooseAccessLink } from './ChooseAccessLink.tsx';
import { type Course, findNextLesson, type Lesson } from './lessons.ts';
import type { LessonNavigation } from './useLessonNavigation.ts';
import { useOffers } from './useOffers.ts';

type Props = { course: Course; lesson: Lesson; navigation: LessonNavigation };

/** At the end of a free lesson: the next free one, then the price. */
export const LessonEnd = ({ course, lesson, navigation }: Props) => {
  const { t, format } = useI18n();
  const { cheapestOffer } = useOffers(course);
  const next = findNextLesson(navigation.lessons, lesson) ?? navigation.freeVideos[0];
  return (
    <EndCard isDone={lesson.completed}>
      {next && (
        <p>
          <span className={typography.small}>{t('storefront.lesson.next_free')}</span> <b>{next.title}</b>
        </p>
      )}
      {!next && cheapestOffer && (
        <p>{t('storefront.course.from_price', { amount: format.money(cheapestOffer.price) })}</p>
      )}
      <div className={`${layout.row} ${layout.wrapping}`}>
        {next && (
          <Button
            variant="main"
            icon={<IconPlayerPlayFilled aria-hidden />}
            onClick={() => navigation.play(next)}
            text="storefront.lesson.play_next"
          />
        )}
        <ChooseAccessLink variant={next ? 'line' : 'main'} text="storefront.course.choose" />
      </div>
    </EndCard>
  );
};
