import { useMutation } from '@tanstack/react-query';
import { queryClient } from '../query/query-client.ts';
import { toast } from '../toast/index.ts';
import { api } from './client.ts';
import { useErrorText } from './useErrorText.ts';

/** Matches all cached notification lists of the user: the menu's and the page's. */
const isOwnList = (userId: string) => (query: { queryKey: readonly unknown[] }) =>
  String(query.queryKey[1]).startsWith(`/notification/user/${userId}`);

/** Marks a notification as read. The mutation is finished when the lists are refetched. */
export const useMarkNotificationRead = (userId: string) => {
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (notificationId: string) =>
      api.DELETE('/notification/user/{userId}/{notificationId}', {
        params: { path: { userId, notificationId } },
      }),
    onSuccess: () => queryClient.invalidateQueries({ predicate: isOwnList(userId) }),
    onError: (error) => void toast.error(errorText(error)),
  });
};
