import { api, queryClient, toast, unwrap, useErrorText } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';

/** Every list of this person's notifications, the bell's and the page's. */
const isOwnList = (userId: string) => (asked: { queryKey: readonly unknown[] }) =>
  String(asked.queryKey[1]).startsWith(`/notification/user/${userId}`);

/** Marks one as read for this person; it is done when the lists have come anew. */
export const useMarkNotificationRead = (userId: string) => {
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
