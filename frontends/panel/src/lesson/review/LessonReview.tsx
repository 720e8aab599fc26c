import { Button, lazyPart, loadRemoteModule, PageErrorBoundary, Skeleton, useStudent } from '@sargam/kit';
import { IconStar } from '@tabler/icons-react';
import { type ComponentType, Suspense, useState } from 'react';
import { mayReview } from '../../shared/may-review.ts';
import type { CurrentLesson } from '../useCurrentLesson.ts';
import styles from './review.module.css';

/** What the remote `storefront` exposes: the form and the written review of the course page. */
type ReviewModule = { OwnReviewPart: ComponentType<{ course: string }> };
const OwnReviewPart = lazyPart(async () => ({
  default: (await loadRemoteModule<ReviewModule>('storefront', './own-review')).OwnReviewPart,
}));

/** The student's review of the course, as soon as one may be written. It is loaded when it is opened. */
export const LessonReview = ({ study: { course, lessons } }: { study: CurrentLesson }) => {
  const student = useStudent();
  const [isOpen, setOpen] = useState(false);
  const watched = lessons.filter((lesson) => lesson.watched).length;
  if (!student || !course.access || !mayReview(watched, lessons.length)) return null;
  return (
    <div className={styles.review}>
      <Button
        variant="line"
        size="small"
        icon={<IconStar aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        text="panel.lesson.review"
      />
      {isOpen && (
        <PageErrorBoundary isPart>
          <Suspense fallback={<Skeleton height={44} count={4} />}>
            <OwnReviewPart course={course._id} />
          </Suspense>
        </PageErrorBoundary>
      )}
    </div>
  );
};
