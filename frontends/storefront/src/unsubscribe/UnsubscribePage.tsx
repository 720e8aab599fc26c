import {
  api,
  Button,
  EmptyMessage,
  ErrorState,
  isApiError,
  MessagePage,
  PageLoading,
  toast,
  useErrorText,
  usePageTitle,
  useSearchParams,
} from '@sargam/kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const paramsOf = (token: string) => ({ params: { query: { token } } });

/** The link of a mail is the one click (decision B22): the page unsubscribes when it is opened, once. */
const useUnsubscribed = (token: string) =>
  useQuery({
    queryKey: ['unsubscribe', token],
    queryFn: () => api.POST('/mass-mail/unsubscribe', paramsOf(token)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });

/** The result, with a button for the opposite. */
const Choice = ({ token }: { token: string }) => {
  const errorText = useErrorText();
  const [isSubscribed, setSubscribed] = useState(false);
  const change = useMutation({
    mutationFn: () =>
      api.POST(isSubscribed ? '/mass-mail/unsubscribe' : '/mass-mail/subscribe', paramsOf(token)),
    onSuccess: () => setSubscribed(!isSubscribed),
    onError: (error) => void toast.error(errorText(error)),
  });
  const texts = isSubscribed ? 'storefront.unsubscribe.again' : 'storefront.unsubscribe.done';
  return (
    <EmptyMessage
      as="h1"
      illustration="bell"
      title={texts}
      text={`${texts}_text`}
      action={
        <Button
          variant="line"
          busy={change.isPending}
          onClick={() => change.mutate()}
          text={`storefront.unsubscribe.${isSubscribed ? 'unsubscribe' : 'subscribe'}`}
        />
      }
    />
  );
};

const InvalidLink = () => (
  <EmptyMessage
    as="h1"
    illustration="snapped"
    title="storefront.unsubscribe.invalid"
    text="storefront.unsubscribe.invalid_text"
    link={['/contact', 'storefront.unsubscribe.contact']}
  />
);

const UnsubscribeWithToken = ({ token }: { token: string }) => {
  const { isPending, data, error, refetch } = useUnsubscribed(token);
  if (isPending) return <PageLoading />;
  if (data) return <Choice token={token} />;
  const isRefused = isApiError(error) && (error.status === 400 || error.status === 404);
  return isRefused ? <InvalidLink /> : <ErrorState as="h1" retry={() => void refetch()} />;
};

/** `/unsubscribe?token=` from a mass mail. Nobody has to log in. */
export default function UnsubscribePage() {
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token');
  usePageTitle('storefront.unsubscribe.title');
  return <MessagePage>{token ? <UnsubscribeWithToken token={token} /> : <InvalidLink />}</MessagePage>;
}
