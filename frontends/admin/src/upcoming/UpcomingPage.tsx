import {
  type ApiSchemas,
  api,
  apiGet,
  Button,
  ButtonLink,
  CoverPicture,
  EmptyState,
  PictureCard,
  Skeleton,
  Text,
  useI18n,
} from '@sargam/kit';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../cards/cards.module.css';
import { DeleteDialog, useAction } from '../form/index.ts';
import { QueryPart } from '../page/QueryPart.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { CsvButton } from '../table/index.ts';

type Upcoming = ApiSchemas['UpcomingCourse'];

const UpcomingCard = ({ course, onDelete }: { course: Upcoming; onDelete: () => void }) => (
  <PictureCard
    as="h2"
    title={course.name}
    picture={<CoverPicture src={course.photo} id={course._id} catagory="" loading="lazy" />}
  >
    <div className={styles.actions}>
      <Button variant="line" size="small" onClick={onDelete} text="admin.delete" />
    </div>
  </PictureCard>
);

export default function UpcomingPage() {
  const { t } = useI18n();
  const query = useQuery(apiGet('/course/upcoming'));
  const [asked, setAsked] = useState<Upcoming>();
  const remove = useAction(({ _id: id }: Upcoming) => api.POST('/course/upcomingdelete/', { body: { id } }), {
    saved: 'admin.course.deleted',
    refresh: '/course/upcoming',
  });
  const add = <ButtonLink to="/upcoming" icon={<IconPlus aria-hidden />} text="admin.menu.upcoming_create" />;
  return (
    <ScreenPage
      title="admin.menu.upcoming"
      actions={
        <>
          <CsvButton url="/course/upcoming" name="sargam-upcoming" />
          {add}
        </>
      }
    >
      <QueryPart query={query} loading={<Skeleton height={220} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState as="h2" title={<Text id="admin.list.no_data" />} action={add} />
          ) : (
            <div className={styles.grid}>
              {data.map((course) => (
                <UpcomingCard key={course._id} course={course} onDelete={() => setAsked(course)} />
              ))}
            </div>
          )
        }
      </QueryPart>
      <DeleteDialog
        row={asked}
        title={t('admin.store.delete_title', { name: asked?.name ?? '' })}
        text={t('admin.upcoming.delete_text')}
        remove={remove}
        onClose={() => setAsked(undefined)}
      />
    </ScreenPage>
  );
}
