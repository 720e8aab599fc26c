import { Alert, type ApiSchemas, apiGet, EmptyState, Skeleton, Text, useI18n } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../page/QueryPart.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { CsvButton, dateTimeColumn, latinColumn, PlainTable, type TableColumn } from '../table/index.ts';
import styles from './dead-letters.module.css';

type DeadLetter = ApiSchemas['DeadLetter'];

/** For the shell of an operator, where `KAFKA_BROKERS` is set. It replays every dead letter of the topic for this service. */
const replayCommand = ({ topic, group }: DeadLetter): string =>
  `node services/chassis/src/dead-letters/replay.ts ${topic} --group ${group}`;

const columns: TableColumn<DeadLetter>[] = [
  dateTimeColumn({ key: 'at', header: 'admin.dead_letters.at', at: ({ at }) => at }),
  {
    key: 'service',
    header: 'admin.dead_letters.service',
    cell: ({ service }) => <Text id={`admin.audit.services.${service}`} />,
  },
  {
    key: 'topic',
    header: 'admin.dead_letters.topic',
    cell: ({ topic, _id }) => (
      <span lang="en" className={styles.topic}>
        {topic}
        <small>{_id}</small>
      </span>
    ),
  },
  latinColumn({
    key: 'error',
    header: 'admin.dead_letters.error',
    narrow: 'full',
    text: ({ error }) => error,
  }),
  {
    key: 'replay',
    header: 'admin.dead_letters.replay',
    narrow: 'full',
    cell: (deadLetter) => (
      <code lang="en" className={styles.command}>
        {replayCommand(deadLetter)}
      </code>
    ),
  },
];

export default function DeadLettersPage() {
  const { t, format } = useI18n();
  const query = useQuery(apiGet('/dead-letters'));
  return (
    <ScreenPage
      title="admin.dead_letters.title"
      actions={<CsvButton url="/dead-letters" name="sargam-dead-letters" />}
    >
      <p className={styles.about}>
        <Text id="admin.dead_letters.about" />
      </p>
      <QueryPart query={query} loading={<Skeleton height={46} count={4} />}>
        {({ data, total, missing }) => (
          <>
            {missing.map((service) => (
              <Alert
                key={service}
                kind="danger"
                title={t('admin.dead_letters.missing', { service: t(`admin.audit.services.${service}`) })}
              />
            ))}
            {total > data.length && (
              <Alert
                kind="info"
                title={t('admin.dead_letters.cut', {
                  count: format.count(total),
                  shown: format.count(data.length),
                })}
              />
            )}
            {data.length === 0 ? (
              missing.length === 0 && <EmptyState as="h2" title={<Text id="admin.list.no_data" />} />
            ) : (
              <PlainTable
                caption="admin.dead_letters.title"
                columns={columns}
                rows={data}
                rowKey={({ service, _id, topic }) => `${service} ${topic} ${_id}`}
              />
            )}
          </>
        )}
      </QueryPart>
    </ScreenPage>
  );
}
