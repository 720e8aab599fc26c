import { apiGet, Button, ButtonLink } from '@sargam/kit';
import { useState } from 'react';
import { ListPage, type TableColumn, useList, useListState } from '../table/index.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import { ComparisonDialog } from './ComparisonDialog.tsx';
import styles from './course-reviews.module.css';
import { PublishDialog } from './PublishDialog.tsx';
import { waitingColumns } from './waiting-columns.tsx';
import type { WaitingCourse } from './waiting-course.ts';

type OpenDialog = { kind: 'compare' | 'publish' | 'changes'; course: WaitingCourse };

const actionColumn = (open: (dialog: OpenDialog) => void): TableColumn<WaitingCourse> => ({
  key: 'actions',
  header: 'admin.actions',
  hideHeader: true,
  fixed: true,
  narrow: 'full',
  cell: (course) => (
    <div className={styles.actions}>
      <ButtonLink
        to={`/courseview?id=${course._id}&preview=draft`}
        variant="line"
        size="small"
        text="admin.course_form.preview"
      />
      <Button
        variant="line"
        size="small"
        text="admin.course_reviews.compare"
        onClick={() => open({ kind: 'compare', course })}
      />
      <Button
        variant="line"
        size="small"
        text="admin.course_reviews.ask"
        onClick={() => open({ kind: 'changes', course })}
      />
      <Button
        size="small"
        text="admin.course_reviews.publish"
        onClick={() => open({ kind: 'publish', course })}
      />
    </div>
  ),
});

/** Courses that instructors have sent, the longest wait first (decision B76). Of two admins who decide, one succeeds. */
export default function CourseReviewsPage() {
  const list = useListState({ pageSize: 20 });
  const result = useList(apiGet('/course/submission/waiting', { query: list.query }));
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = (): void => setDialog(undefined);
  return (
    <ListPage
      title="admin.menu.course_reviews"
      name="course-reviews"
      empty="admin.course_reviews.empty"
      columns={[...waitingColumns, actionColumn(setDialog)]}
      list={list}
      result={result}
    >
      {dialog?.kind === 'compare' && <ComparisonDialog course={dialog.course} onClose={close} />}
      {dialog?.kind === 'publish' && <PublishDialog course={dialog.course} onClose={close} />}
      {dialog?.kind === 'changes' && <ChangesDialog course={dialog.course} onClose={close} />}
    </ListPage>
  );
}
