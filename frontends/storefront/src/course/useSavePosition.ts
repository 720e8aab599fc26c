import { api, unwrap, useUser } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';

/** Remembers where a logged-in person is in a lesson. One that does not arrive is followed by the next 5 s later. */
export const useSavePosition = (lesson: string): ((seconds: number) => void) | undefined => {
  const user = useUser();
  const { mutate } = useMutation({
    mutationFn: (seconds: number) => unwrap(api.POST('/learning/position', { body: { lesson, seconds } })),
  });
  return user ? (seconds) => mutate(seconds) : undefined;
};
