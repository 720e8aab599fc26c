import { SegmentedProgress, useTranslate } from '@sargam/kit';

// More marks are too small to see.
const MAX_MARKS = 40;

type Props = { total: number; done: number; big?: boolean; playing?: boolean };

/** One mark per lesson, up to 40; long courses in proportion. */
export const LessonProgress = ({ total, done, big, playing = true }: Props) => {
  const t = useTranslate();
  if (total === 0) return null;
  const count = Math.min(total, MAX_MARKS);
  const filledCount = Math.floor((done / total) * count);
  return (
    <SegmentedProgress
      count={count}
      on={filledCount}
      now={playing && filledCount < count ? filledCount : -1}
      big={big}
      label={t('panel.classroom.progress_label', { done, total, count: done })}
    />
  );
};
