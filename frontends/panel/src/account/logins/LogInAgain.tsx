import { Button, history, signOut } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { loginUrl } from '../../shared/lesson-url.ts';

/** Logs out and opens the login, which returns to this page: a session proves who the user is only shortly after its login. */
export const LogInAgain = () => {
  const again = useMutation({
    mutationFn: async () => {
      const { pathname, search } = window.location;
      await signOut();
      history.navigator.push(loginUrl(`${pathname}${search}`));
    },
  });
  return (
    <Button
      variant="line"
      busy={again.isPending}
      onClick={() => again.mutate()}
      text="panel.logins.login_again"
    />
  );
};
