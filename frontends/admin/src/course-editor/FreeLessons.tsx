import { api, IconButton, typography, useTranslate } from '@sargam/kit';
import { BilingualField, TextField, useFieldProps, useForm, z, zodResolver } from '@sargam/kit/forms';
import { IconBrandYoutube, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DeleteDialog, EditForm, refetchStartingWith, useAction, useNewId } from '../form/index.ts';
import styles from './course-editor.module.css';
import { draftQuery } from './course-for-editor.ts';
import type { Course } from './course-values.ts';
import { FormPart } from './FormPart.tsx';
import { UnpublishedBadge } from './UnpublishedBadge.tsx';

type FreeLesson = NonNullable<Course['freeVideos']>[number];

const missing = 'admin.freelesson.missing';
const schema = z.object({
  title: z.string().trim().min(1, missing),
  titleBn: z.string().trim(),
  path: z.string().trim().min(1, missing),
});
const empty = { title: '', titleBn: '', path: '' };

const removeFreeLesson = ({ _id }: FreeLesson) =>
  api.DELETE('/course/freevideos/{id}', { params: { path: { id: _id }, query: draftQuery } });

const FreeLessonForm = ({ courseId }: { courseId: string }) => {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: empty });
  const field = useFieldProps(form, 'admin.freelesson');
  const [id, renewId] = useNewId();
  return (
    <EditForm
      form={form}
      draft={`free lesson of ${courseId}`}
      submit="admin.freelesson.add"
      saved="admin.course.added"
      invalid={missing}
      failed="admin.freelesson.failed"
      onSubmit={async (values) => {
        await api.POST('/course/addfreevideos/{courseId}', {
          params: { path: { courseId }, query: draftQuery },
          body: { ...values, _id: id },
        });
        await refetchStartingWith('/course/');
      }}
      onSaved={() => {
        form.reset(empty);
        renewId();
      }}
    >
      <BilingualField form={form} name="title" label="admin.freelesson.title" />
      <TextField {...field('path')} type="url" lang="en" placeholder="https://www.youtube.com/watch?v=" />
    </EditForm>
  );
};

/** The free lessons of a course at YouTube; any number, each can be removed (decision B25). */
export const FreeLessons = ({ course: { _id, freeVideos = [] } }: { course: Course }) => {
  const t = useTranslate();
  const remove = useAction(removeFreeLesson, {
    saved: 'admin.course.updated',
    failed: 'admin.course.update_failed',
    refresh: '/course/',
  });
  const [removed, setRemoved] = useState<FreeLesson>();
  return (
    <div className={styles.box}>
      <FormPart title="admin.freelesson.list">
        {freeVideos.length === 0 && <p className={typography.muted}>{t('admin.freelesson.none')}</p>}
        <ul className={styles.chosen}>
          {freeVideos.map((lesson) => (
            <li key={lesson._id}>
              <IconBrandYoutube aria-hidden />
              <a href={lesson.path} target="_blank" rel="noreferrer">
                {lesson.title}
              </a>
              <span lang="bn">{lesson.titleBn}</span>
              <UnpublishedBadge change={lesson.draftChange} />
              {lesson.draftChange !== 'removed' && (
                <IconButton
                  small
                  label="kit.file.remove"
                  values={{ name: lesson.title }}
                  onClick={() => setRemoved(lesson)}
                >
                  <IconTrash aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        <FreeLessonForm courseId={_id} />
        <DeleteDialog
          row={removed}
          title={t('admin.freelesson.delete', { name: removed?.title ?? '' })}
          remove={remove}
          onClose={() => setRemoved(undefined)}
        />
      </FormPart>
    </div>
  );
};
