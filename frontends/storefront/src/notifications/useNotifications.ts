import { api, apiGet, queryClient, toast, unwrap, useErrorText } from '@sargam/kit';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';

export const PAGE_SIZE = 20;

/** Read and unread notifications, newest first. */
export const useNotifications = (userId: string, page: number) =>
  useQuery({
    ...apiGet('/notification/user/{userId}/all', { path: { userId }, query: { page, limit: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

/** Matches this page's list and the list in the header's menu. */
const isOwnList = (userId: string) => (query: { queryKey: readonly unknown[] }) =>
  String(query.queryKey[1]).startsWith(`/notification/user/${userId}`);

/** The mutation ends after the lists are refetched. */
export const useMarkRead = (userId: string) => {
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (notificationId: string) =>
      unwrap(
        api.DELETE('/notification/user/{userId}/{notificationId}', {
          params: { path: { userId, notificationId } },
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ predicate: isOwnList(userId) }),
    onError: (error) => void toast.error(errorText(error)),
  });
};
