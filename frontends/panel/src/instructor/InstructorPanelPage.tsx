import {
  Badge,
  layout,
  lazyPart,
  Skeleton,
  type TabItem,
  Tabs,
  useDocumentTitle,
  useI18n,
  useSearchParams,
  useTranslate,
  useUser,
} from '@sargam/kit';
import { IconChartBar, IconMessage, IconReceipt, IconSchool, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ProfileTab } from '../account/ProfileTab.tsx';
import styles from '../shared/panel.module.css';
import { waitingMessagesQuery } from '../shared/queries.ts';
import { AnalyticsTab } from './analytics/AnalyticsTab.tsx';
import { useDateRange } from './analytics/useDateRange.ts';
import { CoursesTab } from './courses/CoursesTab.tsx';
import { MessagesTab } from './messages/MessagesTab.tsx';
import { SettlementTab } from './settlement/SettlementTab.tsx';
import { findInstructorTab, instructorTabs, tabUrl } from './tabs.ts';

const Calendar = lazyPart(async () => ({ default: (await import('@sargam/kit/dates')).DateRangePicker }));

const RangePicker = () => {
  const t = useTranslate();
  const { range, today, pick } = useDateRange();
  return (
    <Suspense fallback={<Skeleton width={260} height={44} />}>
      <Calendar
        key={`${range.from}${range.to}`}
        value={range}
        onChange={pick}
        label={t('panel.analytics.dates')}
        max={today}
      />
    </Suspense>
  );
};

const icons = {
  courses: <IconSchool aria-hidden />,
  profile: <IconUser aria-hidden />,
  analytics: <IconChartBar aria-hidden />,
  messages: <IconMessage aria-hidden />,
  settlement: <IconReceipt aria-hidden />,
};

/** The number of unanswered messages, shown in the tab of the messages. */
const WaitingCount = ({ instructor }: { instructor: string }) => {
  const { t, format } = useI18n();
  const count = useQuery(waitingMessagesQuery(instructor)).data?.unanswered ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.tabCount}>
      <Badge kind="warning" icon={null}>
        <span aria-hidden="true">{format.count(count)}</span>
        <span className={layout.visuallyHidden}>{t('panel.messages.waiting', { count })}</span>
      </Badge>
    </span>
  );
};

export default function InstructorPanelPage() {
  const t = useTranslate();
  const user = useUser();
  const [searchParams] = useSearchParams();
  const current = findInstructorTab(searchParams.get('tab'));
  useDocumentTitle(t(`panel.instructor.tab.${current}`));
  if (!user) return null;
  const instructor = user.instructor ?? '';
  const items: TabItem[] = instructorTabs.map(({ index, key }) => ({
    key,
    label: (
      <>
        {t(`panel.instructor.tab.${key}`)}
        {key === 'messages' && <WaitingCount instructor={instructor} />}
      </>
    ),
    icon: icons[key],
    to: tabUrl(index),
  }));
  return (
    <div className={`${layout.container} ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t(current === 'analytics' ? 'panel.analytics.title' : `panel.instructor.tab.${current}`)}</h1>
        {current === 'analytics' && <RangePicker />}
      </div>
      <Tabs items={items} current={current} label={t('panel.instructor.label')} />
      {current === 'courses' && <CoursesTab instructor={instructor} />}
      {current === 'profile' && <ProfileTab userId={user.id} />}
      {current === 'analytics' && <AnalyticsTab instructor={instructor} />}
      {current === 'messages' && <MessagesTab instructor={instructor} />}
      {current === 'settlement' && <SettlementTab instructor={instructor} />}
    </div>
  );
}
