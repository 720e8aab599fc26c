import { api, unwrap, useUser } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';

/** Saves the playback position of a logged-in user. No retry: the next position follows 5 s later. */
export const useSavePosition = (lesson: string): ((seconds: number) => void) | undefined => {
  const user = useUser();
  const { mutate } = useMutation({
    mutationFn: (seconds: number) => unwrap(api.POST('/learning/position', { body: { lesson, seconds } })),
  });
  return user ? (seconds) => mutate(seconds) : undefined;
};
