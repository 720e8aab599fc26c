import { api, IconButton, typography, useTranslate } from '@sargam/kit';
import { IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DeleteDialog, useAction } from '../form/index.ts';
import styles from './course-editor.module.css';
import { draftQuery } from './course-for-editor.ts';
import type { Course } from './course-values.ts';
import { FormPart } from './FormPart.tsx';
import { UnpublishedBadge } from './UnpublishedBadge.tsx';

type Document = NonNullable<Course['documents']>[number];

const KB = 1_000;

const removeDocument = ({ _id }: Document) =>
  api.DELETE('/course/file/{id}', { params: { path: { id: _id }, query: draftQuery } });

/** The PDFs of a course. New ones are added in the form above. */
export const Documents = ({ course: { documents = [] } }: { course: Course }) => {
  const t = useTranslate();
  const remove = useAction(removeDocument, {
    saved: 'admin.course.updated',
    failed: 'admin.course.update_failed',
    refresh: '/course/',
  });
  const [removed, setRemoved] = useState<Document>();
  if (documents.length === 0) return null;
  return (
    <div className={styles.box}>
      <FormPart title="admin.course_form.documents">
        <ul className={styles.chosen}>
          {documents.map((document) => (
            <li key={document._id}>
              <IconFileTypePdf aria-hidden />
              {document.src ? <a href={document.src}>{document.name}</a> : document.name}
              <span className={`${typography.small} ${typography.muted}`}>
                {t('admin.course_form.kilobytes', { size: Math.ceil(document.size / KB) })}
              </span>
              <UnpublishedBadge change={document.draftChange} />
              {document.draftChange !== 'removed' && (
                <IconButton
                  small
                  label="kit.file.remove"
                  values={{ name: document.name }}
                  onClick={() => setRemoved(document)}
                >
                  <IconTrash aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        <DeleteDialog
          row={removed}
          title={t('admin.course_form.document_delete', { name: removed?.name ?? '' })}
          remove={remove}
          onClose={() => setRemoved(undefined)}
        />
      </FormPart>
    </div>
  );
};
