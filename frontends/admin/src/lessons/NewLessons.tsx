import { type ApiSchemas, api, formBody, toast, useTranslate } from '@sargam/kit';
import { SelectField } from '@sargam/kit/fields';
import { useState } from 'react';
import { draftQuery } from '../course-editor/course-for-editor.ts';
import { refetchStartingWith } from '../form/index.ts';
import { useUploadQueue, VideoUploads } from '../uploads/index.ts';
import { type LessonStatus, lessonStatuses, titleOfFile } from './lesson.ts';
import styles from './lessons.module.css';

/** New lessons: each video becomes a lesson with the name of its file as soon as it has been sent. */
export const NewLessons = ({ courseId }: { courseId: string }) => {
  const t = useTranslate();
  const [status, setStatus] = useState<LessonStatus>('paid');
  const queue = useUploadQueue(async (upload, file) => {
    await api.POST('/course/lesson/{courseId}', {
      params: { path: { courseId }, query: draftQuery },
      // The id of the upload is that of the lesson, so that a repeat of the call adds no second lesson.
      ...formBody<ApiSchemas['LessonForm']>({ title: titleOfFile(file.name), status, upload, _id: upload }),
    });
    toast.success(t('admin.course.added'));
    await refetchStartingWith('/course/');
  });
  return (
    <section className={styles.box} aria-labelledby="new-lessons">
      <h2 id="new-lessons">{t('admin.lessons.new')}</h2>
      <SelectField
        label={t('admin.lessons.status_label')}
        value={status}
        onChange={(event) => setStatus(lessonStatuses.find((name) => name === event.target.value) ?? 'paid')}
      >
        {lessonStatuses.map((name) => (
          <option key={name} value={name}>
            {t(`admin.lessons.status.${name}`)}
          </option>
        ))}
      </SelectField>
      <VideoUploads queue={queue} label="admin.course_form.videos" />
    </section>
  );
};
