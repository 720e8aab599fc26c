import { apiGet, Badge, layout, typography, useI18n } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { DateTimeCell } from '../table/index.ts';
import styles from './dashboard.module.css';
import { Panel } from './Panel.tsx';
import { ShortList } from './ShortList.tsx';

const query = { page: 1, limit: 5 };

const Answered = ({ status }: { status: boolean }) => (
  <Badge
    kind={status ? 'success' : 'warning'}
    text={status ? 'admin.dashboard.answered' : 'admin.dashboard.pending'}
  />
);

const useGeneralMessages = () =>
  useQuery({
    ...apiGet('/contact/general/', { query }),
    select: ({ data }) => data.map((message) => ({ ...message, from: null, toName: '' })),
  });
const useStudentMessages = () =>
  useQuery({ ...apiGet('/contact/student/', { query }), select: ({ data }) => data });

const kinds = {
  general: { title: 'admin.menu.messages_general', useMessages: useGeneralMessages },
  student: { title: 'admin.menu.messages_student', useMessages: useStudentMessages },
} as const;

type Message = {
  _id: string;
  from: string | null;
  name: string;
  toName: string;
  message: string;
  createdAt: string;
  status: boolean;
};

const MessageRow = ({ from, name, toName, message, createdAt, status }: Message) => {
  const { t } = useI18n();
  return (
    <>
      <div className={layout.grow}>
        <ScreenLink to={from && `/viewuser?id=${from}`} className={typography.bold}>
          {toName ? t('admin.dashboard.from_to', { from: name, to: toName }) : name}
        </ScreenLink>
        <p className={`${styles.excerpt} ${typography.small} ${typography.muted}`}>{message}</p>
        <DateTimeCell at={createdAt} />
      </div>
      <Answered status={status} />
    </>
  );
};

/** The five newest messages of a kind. */
export const RecentMessages = ({ kind }: { kind: keyof typeof kinds }) => {
  const { title, useMessages } = kinds[kind];
  const messages = useMessages();
  return (
    <Panel<readonly Message[]> title={title} all="/adminmessages" query={messages}>
      {(rows) => (
        <ShortList rows={rows} rowKey={({ _id }) => _id}>
          {(message) => <MessageRow {...message} />}
        </ShortList>
      )}
    </Panel>
  );
};
