import { type ApiSchemas, api, toast, useErrorText, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchStartingWith } from '../form/index.ts';

/** Create and delete. The message of the latest failure, also of the list, is for the red alert. */
export const useNotificationChanges = (listError: unknown) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const [changeError, setChangeError] = useState<unknown>();
  const options = (saved: string) => ({
    onMutate: () => setChangeError(undefined),
    onSuccess: () => void toast.success(t(saved)),
    onError: setChangeError,
    onSettled: () => refetchStartingWith('/notification'),
  });
  const create = useMutation({
    mutationFn: (body: ApiSchemas['NotificationForm']) => api.POST('/notification/create', { body }),
    ...options('admin.notification.created'),
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.DELETE('/notification/{id}', { params: { path: { id } } }),
    ...options('admin.notification.deleted'),
  });
  const error = changeError ?? listError;
  return { create, remove, failure: error ? errorText(error) : undefined };
};

export type CreateNotification = ReturnType<typeof useNotificationChanges>['create'];
