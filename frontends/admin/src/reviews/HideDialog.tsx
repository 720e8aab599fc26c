import { api, useTranslate } from '@sargam/kit';
import { ReasonDialog, refetchStartingWith } from '../form/index.ts';
import type { Review } from './review.ts';

/** The student sees the reason. */
export const HideDialog = ({ review, onClose }: { review: Review; onClose: () => void }) => {
  const t = useTranslate();
  const { _id: id, userName, courseName } = review;
  return (
    <ReasonDialog
      draft={`hide review ${id}`}
      texts="admin.course_review"
      maxLength={500}
      title="admin.course_review.hide_title"
      saved="admin.course_review.hidden"
      failed="admin.generic.failed_retry"
      submit="admin.course_review.hide"
      onSubmit={async (body) => {
        await api.POST('/reviews/hide/{id}', { params: { path: { id } }, body });
        await refetchStartingWith('/reviews/');
      }}
      onClose={onClose}
    >
      <p>{t('admin.certificate.of', { student: userName, course: courseName })}</p>
      <p>{t('admin.course_review.hide_text')}</p>
    </ReasonDialog>
  );
};
