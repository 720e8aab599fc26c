import { apiGet, useTranslate } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { SearchPicker } from '../picker/index.ts';
import type { UrlChange } from '../table/index.ts';

const LIMIT = 10;

type Props = {
  list: { query: { course?: string | undefined }; change: (change: UrlChange) => void };
};

/** One of many courses, found by typing. The URL has the id, so the title of the chosen course is loaded. */
export const CourseFilter = ({ list }: Props) => {
  const t = useTranslate();
  const id = list.query.course;
  const chosen = useQuery({
    ...apiGet('/course/{id}/', { path: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  const all = { id: '', name: t('admin.table.all') };
  return (
    <SearchPicker
      label={t('admin.certificate.course')}
      chosenName={id === undefined ? all.name : (chosen.data?.title ?? id)}
      search={(q) => apiGet('/course/adminallcourse', { query: { page: 1, limit: LIMIT, ...(q && { q }) } })}
      toOptions={({ data }, typed) => [
        ...(typed === '' ? [all] : []),
        ...data.map(({ _id, title, instructorName }) => ({ id: _id, name: title, detail: instructorName })),
      ]}
      onChoose={(course) => list.change({ course: course.id || undefined })}
    />
  );
};
