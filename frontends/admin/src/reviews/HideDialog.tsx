import { api, useTranslate } from '@sargam/kit';
import { TextArea, useFieldProps, useForm, z, zodResolver } from '@sargam/kit/forms';
import { FormDialog, refetchStartingWith } from '../form/index.ts';
import type { Review } from './review.ts';

const schema = z.object({ reason: z.string().trim().min(1, 'kit.form.required').max(500) });

/** The student sees the reason. */
export const HideDialog = ({ review, onClose }: { review: Review; onClose: () => void }) => {
  const t = useTranslate();
  const { _id: id, userName, courseName } = review;
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const field = useFieldProps(form, 'admin.course_review');
  return (
    <FormDialog
      form={form}
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
      <TextArea {...field('reason')} rows={3} data-initial-focus />
    </FormDialog>
  );
};
