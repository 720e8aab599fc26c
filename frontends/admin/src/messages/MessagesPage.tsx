import { ScreenPage } from '../page/ScreenPage.tsx';
import { useListState } from '../table/index.ts';
import { GeneralMessages } from './GeneralMessages.tsx';
import styles from './messages.module.css';
import { StudentMessages } from './StudentMessages.tsx';
import type { MessageFilter } from './useMessages.ts';

const otherFilters = ['answered', 'all'] as const;

/** The messages of the contact form and those of students to instructors; first those that wait for an answer. */
export default function MessagesPage() {
  const { query, change } = useListState({
    pageSize: 20,
    filters: { general: otherFilters, student: otherFilters },
  });
  const onFilter = (kind: 'general' | 'student') => (filter: MessageFilter) =>
    change({ [kind]: filter === 'unanswered' ? undefined : filter });
  return (
    <ScreenPage title="admin.menu.messages">
      <div className={styles.kinds}>
        <GeneralMessages filter={query.general ?? 'unanswered'} onFilter={onFilter('general')} />
        <StudentMessages filter={query.student ?? 'unanswered'} onFilter={onFilter('student')} />
      </div>
    </ScreenPage>
  );
}
