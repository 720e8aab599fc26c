import { api, Badge, Button, formBody, useTranslate } from '@sargam/kit';
import { FileField } from '@sargam/kit/fields';
import type { ReactNode } from 'react';
import { draftQuery } from '../course-editor/course-for-editor.ts';
import { useAction } from '../form/index.ts';
import type { Lesson } from './lesson.ts';
import styles from './lessons.module.css';

type FileRowProps = {
  label: string;
  /** The name of the saved file, or a word for it; empty without one. */
  saved: ReactNode;
  accept: string;
  /** Saves a file, or removes it with undefined. */
  send: (file: File | undefined) => Promise<unknown>;
};

/** One file of a lesson: it is saved as soon as it is chosen. */
const FileRow = ({ label, saved, accept, send }: FileRowProps) => {
  const change = useAction(send, {
    saved: 'admin.course.updated',
    failed: 'admin.course.update_failed',
    refresh: '/course/',
  });
  return (
    <div className={styles.file}>
      <FileField
        label={label}
        accept={accept}
        value={[]}
        onChange={([file]) => {
          if (file) change.mutate(file);
        }}
      />
      {saved && (
        <>
          <Badge kind="success">{saved}</Badge>
          <Button
            variant="line"
            size="small"
            busy={change.isPending}
            text="admin.delete"
            onClick={() => change.mutate(undefined)}
          />
        </>
      )}
    </div>
  );
};

/** Captions in each language (WebVTT), and the notes (MusicXML or Guitar Pro). */
export const LessonFiles = ({ lesson: { _id, captions, score } }: { lesson: Lesson }) => {
  const t = useTranslate();
  const params = { path: { id: _id }, query: draftQuery };
  const saveCaptions = (language: 'en' | 'bn') => async (file: File | undefined) =>
    api.POST('/course/lesson/captions/{id}', {
      params,
      body: { language, text: (await file?.text()) ?? '' },
    });
  const saveScore = (file: File | undefined) =>
    file
      ? api.POST('/course/lesson/score/{id}', { params, ...formBody<object>({}, { score: file }) })
      : api.DELETE('/course/lesson/score/{id}', { params });
  return (
    <div className={styles.panel}>
      {(['en', 'bn'] as const).map((language) => (
        <FileRow
          key={language}
          label={t('admin.lessons.captions', { language: t(`kit.language.${language}`) })}
          saved={captions.some((one) => one.language === language) && t('admin.lessons.has_captions')}
          accept=".vtt,text/vtt"
          send={saveCaptions(language)}
        />
      ))}
      <FileRow
        label={t('admin.lessons.score')}
        saved={score?.name}
        accept=".musicxml,.mxl,.xml,.gp,.gp3,.gp4,.gp5,.gpx"
        send={saveScore}
      />
    </div>
  );
};
