import { apiGet, ErrorState, Skeleton, useErrorText, useTranslate } from '@sargam/kit';
import { IconAlertTriangle, IconCheck, IconPoint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import styles from './course-editor.module.css';

export const checklistOf = (id: string) => apiGet('/course/{id}/checklist', { path: { id } });

type Item = { name: string; required: boolean; done: boolean };

const stateOf = ({ required, done }: Item): 'done' | 'missing' | 'recommended' => {
  if (done) return 'done';
  return required ? 'missing' : 'recommended';
};
const icons = { done: IconCheck, missing: IconAlertTriangle, recommended: IconPoint } as const;

const ChecklistItem = (item: Item) => {
  const t = useTranslate();
  const state = stateOf(item);
  const Icon = icons[state];
  return (
    <li className={styles[state]}>
      <Icon aria-hidden />
      <span>
        {t(`admin.checklist.item.${item.name}`)}
        {state !== 'done' && <small> {t(`admin.checklist.${state}`)}</small>}
      </span>
    </li>
  );
};

/** What the course needs before it may be published, and what is recommended. */
export const Checklist = ({ courseId }: { courseId: string }) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(checklistOf(courseId));
  return (
    <section aria-labelledby="checklist-heading">
      <h2 id="checklist-heading" className={styles.sideTitle}>
        {t(data?.ready ? 'admin.checklist.ready' : 'admin.checklist.title')}
      </h2>
      {!data && error && <ErrorState retry={() => void refetch()} text={errorText(error)} />}
      {!data && !error && <Skeleton count={5} height={22} />}
      {data && (
        <ul className={styles.checklist}>
          {data.data.map((item) => (
            <ChecklistItem key={item.name} {...item} />
          ))}
        </ul>
      )}
    </section>
  );
};
