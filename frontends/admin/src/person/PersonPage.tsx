import {
  ButtonLink,
  EmptyState,
  ErrorState,
  isApiError,
  PageLoading,
  Tabs,
  Text,
  useErrorText,
  useLocation,
  useTranslate,
} from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { PersonHead } from './PersonHead.tsx';
import styles from './person.module.css';
import { type Account, personQuery } from './person-query.ts';
import { personTabs } from './person-tabs.tsx';

const UnknownPerson = () => (
  <EmptyState
    as="h2"
    title={<Text id="admin.person.unknown" />}
    action={<ButtonLink variant="line" to="/adminuserlist" text="admin.menu.users" />}
  />
);

/** The tabs of the user's type; the URL contains the open one. Each loads its own data. */
const PersonParts = ({ person, id }: { person: Account; id: string }) => {
  const t = useTranslate();
  const { search } = useLocation();
  const tabs = personTabs.filter(({ types }) => !types || types.includes(person.type));
  const requested = new URLSearchParams(search).get('tab');
  const open = tabs.find(({ key }) => key === requested) ?? tabs[0];
  const items = tabs.map(({ key }) => ({
    key,
    label: t(`admin.person.tab.${key}`),
    to: `/viewuser?${new URLSearchParams(key === tabs[0]?.key ? { id } : { id, tab: key })}`,
  }));
  if (!open) return null;
  const Part = open.part;
  return (
    <>
      <Tabs items={items} current={open.key} label={t('admin.person.tabs')} />
      <div className={styles.tabContent}>
        <Part key={`${person._id} ${open.key}`} person={person} />
      </div>
    </>
  );
};

const LoadedPerson = ({ id }: { id: string }) => {
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(personQuery(id));
  if (data) {
    return (
      <>
        <PersonHead person={data} />
        <PersonParts person={data} id={id} />
      </>
    );
  }
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return <UnknownPerson />;
  if (error) return <ErrorState as="h2" retry={() => void refetch()} text={errorText(error)} />;
  return <PageLoading />;
};

/** A user with everything about them. `?id=` is the id or the student number (decision B4). */
export default function PersonPage() {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('id') ?? '';
  return (
    <ScreenPage title="admin.menu.user_details">
      {id === '' ? <UnknownPerson /> : <LoadedPerson key={id} id={id} />}
    </ScreenPage>
  );
}
