import {
  api,
  Button,
  ButtonLink,
  EmptyState,
  layout,
  MessagePage,
  PageLoading,
  signIn,
  Text,
  toast,
  useLocation,
  usePageTitle,
  useSearchParams,
  useSession,
  useTranslate,
} from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { withRedirect } from './redirect.ts';
import { SentTo } from './SentTo.tsx';
import { readSentSignUp } from './sent-sign-up.ts';
import { useAccountProblemText } from './useAccountProblemText.ts';
import { VerificationStatus } from './VerificationStatus.tsx';
import { ResendVerificationMail } from './VerifyEmailAlert.tsx';

/** Only the person may request the mail again, so this logs in with the password of the form that was just sent. */
const useLogInAndResend = () => {
  const t = useTranslate();
  const problemText = useAccountProblemText();
  return useMutation({
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      const session = await api.POST('/user/login/', { body: { email, password } });
      signIn(session);
      return api.GET('/user/re-verify/{userId}', { params: { path: { userId: session.user._id } } });
    },
    onSuccess: () => toast.success(t('storefront.verify.check_inbox')),
    onError: (error) => toast.error(problemText(error)),
  });
};

const Resend = () => {
  const sent = readSentSignUp();
  const { mutate, isPending } = useLogInAndResend();
  if (!sent) return <ResendVerificationMail variant="line" />;
  const resend = (): void => mutate(sent.values);
  return <Button variant="line" busy={isPending} onClick={resend} text="storefront.verify.resend" />;
};

/** Everything but the passwords is still in the form of the sign-up. */
const ChangeAddress = () => {
  const sent = readSentSignUp();
  return sent && <ButtonLink variant="ghost" to={sent.path} text="storefront.registered.change_address" />;
};

const Registered = () => {
  const redirect = useSearchParams()[0].get('redirect');
  const { email } = (useLocation().state ?? {}) as { email?: string };
  return (
    <EmptyState
      as="h1"
      illustration="mail"
      title={<Text id="storefront.registered.title" />}
      text={
        <>
          <span>
            <Text id="storefront.registered.text" />
          </span>
          {email && <SentTo email={email} />}
        </>
      }
      action={
        <div className={`${layout.row} ${layout.wrapping}`}>
          <ButtonLink to={withRedirect('/login', redirect)} text="storefront.login.title" />
          {email && <Resend />}
          <ChangeAddress />
        </div>
      }
    />
  );
};

/** After the sign-up. Who is logged in already sees whether the address is verified. */
export default function RegisteredPage() {
  const { status } = useSession();
  usePageTitle('storefront.signup.title');
  if (status === 'loading') return <PageLoading />;
  return <MessagePage>{status === 'user' ? <VerificationStatus /> : <Registered />}</MessagePage>;
}
