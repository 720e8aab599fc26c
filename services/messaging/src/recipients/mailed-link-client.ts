import { undefinedOn } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import { MailedLinkServiceDefinition } from '@sargam/proto/identity/v1/links';

/** Gets the token of a link from identity; undefined if the link is used or has expired. A token is mailed and never stored here. */
export type RevealLink = (linkId: string) => Promise<string | undefined>;

export const createMailedLinkClient = (service: Service, address: string): RevealLink => {
  const links = service.client(MailedLinkServiceDefinition, address, { retryable: ['revealLink'] });
  return (linkId) =>
    undefinedOn({ code: 'link-closed' }, () =>
      service.runAsService(async () => (await links.revealLink({ linkId })).token),
    );
};
