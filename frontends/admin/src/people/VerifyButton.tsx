import { api, Button, useTranslate } from '@sargam/kit';
import { useAction } from '../form/useAction.ts';
import type { ListedUser } from './people-query.ts';

type Props = {
  person: Pick<ListedUser, '_id' | 'name' | 'emailVerify'>;
  /** Text keys of the toasts: the data table and the page of a user have different ones (decision B15). */
  saved: string;
  failed: string;
  small?: boolean;
};

/** Marks the e-mail address of a user as verified. Nothing for a verified address. */
export const VerifyButton = ({ person: { _id, name, emailVerify }, saved, failed, small }: Props) => {
  const t = useTranslate();
  const verify = useAction<void>(() => api.GET('/user/verify/{id}', { params: { path: { id: _id } } }), {
    saved,
    failed,
    refresh: '/',
  });
  if (emailVerify) return null;
  return (
    <Button
      variant="line"
      size={small ? 'small' : undefined}
      busy={verify.isPending}
      aria-label={`${t('admin.people.verify')}: ${name}`}
      onClick={() => verify.mutate()}
      text="admin.people.verify"
    />
  );
};
