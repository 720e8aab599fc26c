import { api, Button, useTranslate, useUser } from '@sargam/kit';
import { useState } from 'react';
import { useAction } from '../form/useAction.ts';
import type { ListedUser } from './people-query.ts';
import { SuspendDialog } from './SuspendDialog.tsx';

/** A change of a user is in lists, on the page of the user and in the audit log, so everything is refetched. */
const refresh = '/';

const useSuspension = (id: string) => {
  const suspend = useAction(
    (reason: string) => api.POST('/user/suspend/{id}', { params: { path: { id } }, body: { reason } }),
    { saved: 'admin.user.suspended', failed: 'admin.people.suspend_failed', refresh },
  );
  const unsuspend = useAction<void>(() => api.GET('/user/unsuspend/{id}', { params: { path: { id } } }), {
    saved: 'admin.user.unsuspended',
    failed: 'admin.user.unsuspend_failed',
    refresh,
  });
  return { isBusy: suspend.isPending || unsuspend.isPending, suspend, unsuspend };
};

type Props = { person: Pick<ListedUser, '_id' | 'name' | 'suspend'>; small?: boolean };

/** Suspends a user with a reason, or ends the suspension. Admins cannot suspend themselves (decision P11). */
export const SuspendButton = ({ person: { _id, name, suspend: isSuspended }, small }: Props) => {
  const t = useTranslate();
  const ownId = useUser()?.id;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, suspend, unsuspend } = useSuspension(_id);
  if (ownId === _id) return null;
  const action = isSuspended ? 'admin.user.unsuspend' : 'admin.user.suspend';
  return (
    <>
      <Button
        variant="line"
        size={small ? 'small' : undefined}
        busy={isBusy}
        aria-label={`${t(action)}: ${name}`}
        onClick={() => (isSuspended ? unsuspend.mutate() : setAsking(true))}
        text={action}
      />
      <SuspendDialog
        key={String(isSuspended)}
        name={name}
        open={isAsking}
        busy={isBusy}
        onCancel={() => setAsking(false)}
        onSuspend={(reason) => suspend.mutate(reason, { onSuccess: () => setAsking(false) })}
      />
    </>
  );
};
