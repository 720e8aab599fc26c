import {
  Alert,
  api,
  Button,
  type ButtonVariant,
  Text,
  toast,
  useNavigate,
  useTranslate,
  useUser,
} from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { loginUrl } from './redirect.ts';
import { useAccountProblemText } from './useAccountProblemText.ts';
import styles from './verify-email-alert.module.css';

/** Paying needs a verified e-mail address (decision P5). */
export const VerifyBeforePaymentAlert = ({ user }: { user: string }) => (
  <div className={styles.notice}>
    <VerifyEmailAlert user={user} title="storefront.verify.needed" />
  </div>
);

/** A visitor has to log in first: without that, anyone could send mails to other people. */
export const ResendVerificationMail = ({ variant }: { variant?: ButtonVariant }) => {
  const t = useTranslate();
  const user = useUser();
  const navigate = useNavigate();
  const { resend, busy } = useResendVerificationMail(user?.id);
  const logIn = (): void => {
    toast.error(t('kit.auth.login_first'));
    void navigate(loginUrl('/verify-email'));
  };
  return (
    <Button variant={variant} busy={busy} onClick={user ? resend : logIn} text="storefront.verify.resend" />
  );
};

export const useResendVerificationMail = (user: string | undefined) => {
  const t = useTranslate();
  const problemText = useAccountProblemText();
  const mutation = useMutation({
    mutationFn: (userId: string) => api.GET('/user/re-verify/{userId}', { params: { path: { userId } } }),
    onSuccess: () => toast.success(t('storefront.verify.check_inbox')),
    onError: (error) => toast.error(problemText(error)),
  });
  const resend = (): void => {
    if (user && !mutation.isPending) mutation.mutate(user);
  };
  return { resend, busy: mutation.isPending };
};

/** For actions that need a verified e-mail address (decision P5). Offers to send the mail again. `title`: a text key. */
export const VerifyEmailAlert = ({ user, title }: { user: string; title: string }) => {
  const { resend, busy } = useResendVerificationMail(user);
  return (
    <Alert
      kind="info"
      title={<Text id={title} />}
      text={<Text id="storefront.verify.check_inbox" />}
      action={
        <Button variant="line" size="small" busy={busy} onClick={resend} text="storefront.verify.resend" />
      }
    />
  );
};
