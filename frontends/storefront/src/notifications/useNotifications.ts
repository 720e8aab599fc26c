import { api, apiQuery, queryClient, toast, unwrap, useErrorText } from '@sargam/kit';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';

export const PAGE_SIZE = 20;

/** All notifications of this person, read or not, newest first. */
export const useNotifications = (userId: string, page: number) =>
  useQuery({
    ...apiQuery(`/notification/user/${userId}/all?page=${page}&limit=${PAGE_SIZE}`, ({ signal }) =>
      api.GET('/notification/user/{userId}/all', {
        params: { path: { userId }, query: { page, limit: PAGE_SIZE } },
        signal,
      }),
    ),
    placeholderData: keepPreviousData,
  });

/** This page's list, and the one that the bell in the header shows. */
const isOwnList = (userId: string) => (asked: { queryKey: readonly unknown[] }) =>
  String(asked.queryKey[1]).startsWith(`/notification/user/${userId}`);

/** Marks one as read for this person; it is done when the lists have come anew. */
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
