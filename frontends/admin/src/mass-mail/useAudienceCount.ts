import { api } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../page/useDebounced.ts';
import type { MailValues } from './mail-schema.ts';

type Audience = Pick<MailValues, 'mailTo' | 'customEmail'>;

/** How many people would get the mail now. Not asked for while no address is given. */
export const useAudienceCount = ({ mailTo, customEmail }: Audience) => {
  const addresses = useDebounced(mailTo === 'custom' ? customEmail.trim() : '');
  return useQuery({
    queryKey: ['api', '/mass-mail/audience', mailTo, addresses],
    queryFn: ({ signal }) =>
      api.POST('/mass-mail/audience', { body: { mailTo, customEmail: addresses }, signal }),
    enabled: mailTo !== 'custom' || addresses !== '',
    retry: false,
  });
};
