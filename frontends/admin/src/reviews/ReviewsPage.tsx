import { api, apiGet, Button, useTranslate } from '@sargam/kit';
import { useState } from 'react';
import { useAction } from '../form/index.ts';
import { ListPage, SelectFilter, type TableColumn, useList, useListState } from '../table/index.ts';
import { CourseFilter } from './CourseFilter.tsx';
import { HideDialog } from './HideDialog.tsx';
import { type Review, ratings, reviewStates } from './review.ts';
import { reviewColumns } from './review-columns.tsx';

const useRestore = () =>
  useAction(({ _id: id }: Review) => api.POST('/reviews/restore/{id}', { params: { path: { id } } }), {
    saved: 'admin.course_review.restored',
    failed: 'admin.generic.failed_retry',
    refresh: '/reviews/',
  });

const actionColumn = (
  restore: ReturnType<typeof useRestore>,
  hide: (review: Review) => void,
): TableColumn<Review> => ({
  key: 'actions',
  header: 'admin.actions',
  hideHeader: true,
  fixed: true,
  narrow: 'full',
  cell: (review) =>
    review.hiddenAt ? (
      <Button
        variant="line"
        size="small"
        busy={restore.isPending && restore.variables._id === review._id}
        onClick={() => restore.mutate(review)}
        text="admin.course_review.restore"
      />
    ) : (
      <Button variant="line" size="small" onClick={() => hide(review)} text="admin.course_review.hide" />
    ),
});

/** The reviews of all courses. An admin hides one with a reason and restores it; both are in the audit log (decision B64). */
export default function ReviewsPage() {
  const t = useTranslate();
  const list = useListState({
    pageSize: 20,
    filters: { state: reviewStates, rating: ratings, course: 'text' },
  });
  const result = useList(apiGet('/reviews/', { query: list.query }));
  const [hiding, setHiding] = useState<Review>();
  const restore = useRestore();
  return (
    <ListPage
      title="admin.menu.reviews"
      filters={
        <>
          <SelectFilter
            list={list}
            name="state"
            label="admin.orders.col.state"
            values={reviewStates}
            textKey={(value) => `admin.course_review.state.${value}`}
          />
          <SelectFilter
            list={list}
            name="rating"
            label="admin.course_review.rating"
            options={ratings.map((value) => ({
              value,
              text: t('kit.rating.stars', { count: Number(value) }),
            }))}
          />
          <CourseFilter list={list} />
        </>
      }
      name="reviews"
      columns={[...reviewColumns, actionColumn(restore, setHiding)]}
      list={list}
      result={result}
    >
      {hiding && <HideDialog review={hiding} onClose={() => setHiding(undefined)} />}
    </ListPage>
  );
}
