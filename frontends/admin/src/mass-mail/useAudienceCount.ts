import { api } from '@sargam/kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../page/useDebounced.ts';
import type { MailValues } from './mail-schema.ts';

type Audience = Pick<MailValues, 'mailTo' | 'customEmail'>;

const addressesOf = ({ mailTo, customEmail }: Audience): string =>
  mailTo === 'custom' ? customEmail.trim() : '';

const countQuery = (mailTo: Audience['mailTo'], customEmail: string) =>
  queryOptions({
    queryKey: ['api', '/mass-mail/audience', mailTo, customEmail],
    queryFn: ({ signal }) => api.POST('/mass-mail/audience', { body: { mailTo, customEmail }, signal }),
    retry: false,
  });

/** How many people get the mail of these fields. */
export const audienceQuery = (audience: Audience) => countQuery(audience.mailTo, addressesOf(audience));

/** How many people would get the mail now, while the fields are filled in. Not asked for while no address is given. */
export const useAudienceCount = (audience: Audience) => {
  const addresses = useDebounced(addressesOf(audience));
  return useQuery({
    ...countQuery(audience.mailTo, addresses),
    enabled: audience.mailTo !== 'custom' || addresses !== '',
  });
};
