import { api, Button } from '@sargam/kit';
import { BilingualField, useForm, z, zodResolver } from '@sargam/kit/forms';
import { draftQuery } from '../course-editor/course-for-editor.ts';
import { EditForm, refetchStartingWith } from '../form/index.ts';
import type { Lesson } from './lesson.ts';

const titleRequired = 'admin.lesson.title_required';
const schema = z.object({
  title: z.string().trim().min(2, titleRequired),
  titleBn: z.string().trim(),
});

/** Renames a lesson in both languages. */
export const LessonTitleForm = ({ lesson, onClose }: { lesson: Lesson; onClose: () => void }) => {
  const { _id, title, titleBn = '' } = lesson;
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { title, titleBn } });
  return (
    <EditForm
      form={form}
      draft={`lesson ${_id}`}
      submit="admin.form.save"
      saved="admin.lesson.renamed"
      invalid={titleRequired}
      failed="admin.course.update_failed"
      actions={<Button variant="line" text="kit.cancel" onClick={onClose} />}
      onSubmit={async (values) => {
        await api.POST('/course/status/', {
          params: { query: draftQuery },
          body: { id: _id, originalname: values.title, originalnameBn: values.titleBn },
        });
        await refetchStartingWith('/course/');
      }}
      onSaved={onClose}
    >
      <BilingualField form={form} name="title" label="admin.lessons.title" />
    </EditForm>
  );
};
