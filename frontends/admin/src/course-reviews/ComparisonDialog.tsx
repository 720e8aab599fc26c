import { apiGet, Button, Dialog, EmptyState, Skeleton, Text, typography, useTranslate } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { courseForEditor } from '../course-editor/course-for-editor.ts';
import type { Course } from '../course-editor/course-values.ts';
import { QueryPart } from '../page/QueryPart.tsx';
import { PlainTable, type TableColumn } from '../table/index.ts';
import { ComparedValue } from './ComparedValue.tsx';
import { compareCourses, type FieldChange } from './compare-courses.ts';
import styles from './course-reviews.module.css';
import type { WaitingCourse } from './waiting-course.ts';

const FieldName = ({ label, language, offer }: FieldChange) => {
  const t = useTranslate();
  const part = language ? `kit.language.${language}` : offer;
  return (
    <>
      {t(label)}
      {part && <span className={`${styles.part} ${typography.tiny} ${typography.faint}`}>{t(part)}</span>}
    </>
  );
};

const Value = ({ change, side }: { change: FieldChange; side: 'before' | 'after' }) => (
  <div lang={change.language}>
    <ComparedValue value={change[side]} name={useTranslate()(change.label)} />
  </div>
);

const fieldColumn: TableColumn<FieldChange> = {
  key: 'field',
  header: 'admin.course_reviews.field',
  narrow: 'full',
  cell: (change) => <FieldName {...change} />,
};
const beforeColumn: TableColumn<FieldChange> = {
  key: 'before',
  header: 'admin.course_reviews.before',
  narrow: 'full',
  cell: (change) => <Value change={change} side="before" />,
};
const afterColumn: TableColumn<FieldChange> = {
  key: 'after',
  header: 'admin.course_reviews.after',
  narrow: 'full',
  cell: (change) => <Value change={change} side="after" />,
};

const Comparison = ({ published, proposed }: { published?: Course; proposed: Course }) => {
  const changes = compareCourses(published, proposed);
  if (changes.length === 0) return <EmptyState title={<Text id="admin.course_reviews.no_changes" />} />;
  return (
    <div className={styles.comparison}>
      <PlainTable
        caption="admin.course_reviews.comparison"
        columns={[fieldColumn, ...(published ? [beforeColumn] : []), afterColumn]}
        rows={changes}
        rowKey={({ label, language, offer }) => `${label} ${language} ${offer}`}
      />
    </div>
  );
};

const loading = <Skeleton height={48} count={5} />;

/** What the publication of a waiting course changes, field by field. A course that was never published is shown whole. */
export const ComparisonDialog = ({ course, onClose }: { course: WaitingCourse; onClose: () => void }) => {
  const t = useTranslate();
  const { _id: id, title, instructorName, lessonChanges } = course;
  const published = useQuery({
    ...apiGet('/course/{id}/', { path: { id }, query: { texts: 'both' } }),
    enabled: course.hasPublishedVersion,
    staleTime: 0,
  });
  const proposed = useQuery({ ...courseForEditor(id), staleTime: 0 });
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('admin.course_reviews.comparison')}
      actions={<Button variant="line" onClick={onClose} text="kit.close" />}
    >
      <p>{t('admin.course_reviews.of', { title, instructor: instructorName })}</p>
      {lessonChanges > 0 && <p>{t('admin.course_reviews.lesson_changes', { count: lessonChanges })}</p>}
      <QueryPart query={proposed} loading={loading}>
        {(after) =>
          course.hasPublishedVersion ? (
            <QueryPart query={published} loading={loading}>
              {(before) => <Comparison published={before} proposed={after} />}
            </QueryPart>
          ) : (
            <Comparison proposed={after} />
          )
        }
      </QueryPart>
    </Dialog>
  );
};
