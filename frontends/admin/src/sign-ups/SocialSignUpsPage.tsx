import { type ApiSchemas, apiGet } from '@sargam/kit';
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import {
  dateTimeColumn,
  EmailCell,
  ListPage,
  personColumn,
  type TableColumn,
  useList,
  useListState,
} from '../table/index.ts';
import styles from './sign-ups.module.css';

type SignUp = ApiSchemas['SocialSignUp'];

const icons = { Facebook: IconBrandFacebook, Google: IconBrandGoogle } as const;

const Provider = ({ loginFrom }: SignUp) => {
  const Icon = icons[loginFrom];
  return (
    <span className={styles.provider} lang="en">
      <Icon aria-hidden />
      {loginFrom}
    </span>
  );
};

const columns: TableColumn<SignUp>[] = [
  personColumn({
    key: 'name',
    header: 'admin.users.col.name',
    fixed: true,
    person: ({ _id, name }) => ({ id: _id, name }),
  }),
  {
    key: 'email',
    header: 'admin.users.col.email',
    narrow: 'full',
    cell: ({ email }) => <EmailCell email={email} />,
    value: ({ email }) => email,
  },
  {
    key: 'provider',
    header: 'admin.sign_ups.provider',
    cell: (signUp) => <Provider {...signUp} />,
    value: ({ loginFrom }) => loginFrom,
  },
  dateTimeColumn({ key: 'date', header: 'admin.users.col.join_date', at: ({ createdAt }) => createdAt }),
];

export default function SocialSignUpsPage() {
  const list = useListState({ pageSize: 10 });
  const result = useList(apiGet('/oauthusers', { query: list.query }));
  return (
    <ListPage
      title="admin.menu.social"
      name="social-sign-ups"
      columns={columns}
      list={list}
      result={result}
    />
  );
}
