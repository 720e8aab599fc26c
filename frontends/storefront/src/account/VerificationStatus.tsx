import { EmptyMessage, EmptyState, PageLoading, Text, useUser } from '@sargam/kit';
import { skipToken, useQuery } from '@tanstack/react-query';
import { userQuery } from '../shared/useBuyer.ts';
import { SentTo } from './SentTo.tsx';
import { ResendVerificationMail } from './VerifyEmailAlert.tsx';

/** Whether the logged-in user's address is verified. False while unknown. */
const useIsEmailVerified = () => {
  const user = useUser();
  const query = userQuery(user?.id ?? '');
  const { data, isLoading } = useQuery({
    ...query,
    queryFn: user ? query.queryFn : skipToken,
    refetchOnWindowFocus: 'always',
  });
  return { isPending: isLoading, isVerified: data?.emailVerify === true, email: data?.email };
};

/** `email`: the address to which the mail was sent. */
const CheckInbox = ({ email }: { email: string | undefined }) => (
  <EmptyState
    as="h1"
    illustration="mail"
    title={<Text id="storefront.verify.title" />}
    text={
      <>
        <Text id="storefront.verify.check_inbox" />
        {email && <SentTo email={email} />}
      </>
    }
    action={<ResendVerificationMail />}
  />
);

export const Verified = () => (
  <EmptyMessage
    as="h1"
    illustration="verified"
    title="storefront.verify.done"
    text="storefront.verify.done_text"
    link={useUser() ? ['/allcourses', 'storefront.cart.empty_link'] : ['/login', 'storefront.login.title']}
    linkVariant="solid"
  />
);

/** Verified users do not get another verification mail. */
export const VerificationStatus = () => {
  const { isPending, isVerified, email } = useIsEmailVerified();
  if (isPending) return <PageLoading />;
  return isVerified ? <Verified /> : <CheckInbox email={email} />;
};
