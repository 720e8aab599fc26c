import { api, useTranslate } from '@sargam/kit';
import { TextArea, useFieldProps, useForm, z, zodResolver } from '@sargam/kit/forms';
import { FormDialog, refetchStartingWith } from '../form/index.ts';
import type { WaitingCourse } from './waiting-course.ts';

const schema = z.object({ comment: z.string().trim().min(1, 'kit.form.required').max(2000) });

/** The instructor gets the comment by mail and sees it beside the course. */
export const ChangesDialog = ({ course, onClose }: { course: WaitingCourse; onClose: () => void }) => {
  const t = useTranslate();
  const { _id: id, title, instructorName, version } = course;
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { comment: '' } });
  const field = useFieldProps(form, 'admin.course_reviews');
  return (
    <FormDialog
      draft={`ask for changes ${id}`}
      form={form}
      title="admin.course_reviews.ask"
      saved="admin.course_reviews.asked"
      failed="admin.generic.failed_retry"
      submit="admin.course_reviews.send_comment"
      onSubmit={async ({ comment }) => {
        const params = { path: { id } };
        try {
          await api.POST('/course/submission/changes/{id}', { params, body: { comment, version } });
        } finally {
          await refetchStartingWith('/course/');
        }
      }}
      onClose={onClose}
    >
      <p>{t('admin.course_reviews.of', { title, instructor: instructorName })}</p>
      <TextArea {...field('comment')} rows={5} data-initial-focus />
    </FormDialog>
  );
};
