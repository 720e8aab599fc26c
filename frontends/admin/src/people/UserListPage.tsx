import { ButtonLink, Tabs, useTranslate } from '@sargam/kit';
import { CardList } from '../cards/CardList.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { CsvButton, useList, useListState } from '../table/index.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PersonCard } from './PersonCard.tsx';
import styles from './people.module.css';
import { type ListedUser, peopleQuery, userGroups } from './people-query.ts';

const yesOrNo = ['true', 'false'] as const;

/** The users as cards, in five sections. */
export default function UserListPage() {
  const t = useTranslate();
  const list = useListState({ pageSize: 12, filters: { type: userGroups, suspended: yesOrNo } });
  const { type = 'student' } = list.query;
  const result = useList(peopleQuery({ ...list.query, type }));
  const sections = userGroups.map((group) => ({
    key: group,
    label: t(`admin.people.group.${group}`),
    to: list.urlWith({ type: group === 'student' ? undefined : group }),
  }));
  return (
    <ScreenPage
      title="admin.menu.users"
      actions={
        <>
          <CsvButton url={result.url} name="sargam-users" />
          <ButtonLink variant="line" to="/createaccount" text="admin.menu.account_create" />
        </>
      }
    >
      <div className={styles.sections}>
        <Tabs items={sections} current={type} label={t('admin.people.sections')} />
      </div>
      <PeopleFilters list={list} />
      <CardList
        list={list}
        result={result}
        rowKey={({ _id }) => _id}
        card={(person: ListedUser) => <PersonCard person={person} />}
      />
    </ScreenPage>
  );
}
