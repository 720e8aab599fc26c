import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import { type FakeService, startFakeService } from '@sargam/chassis/testing';
import { MailedLinkServiceDefinition } from '@sargam/proto/identity/v1/links';

/** An identity whose links `NAME` have the token `token-NAME`, except for those that are closed. */
export const startFakeLinks = (closed: readonly string[] = []): Promise<FakeService> =>
  startFakeService(
    MailedLinkServiceDefinition,
    {
      revealLink: async ({ linkId }, context) => {
        expect(requireCaller(context, { roles: ['service'] }).subject).toBe('messaging');
        if (closed.includes(linkId)) throw domainError.precondition('link-closed', 'Not to be mailed.');
        return { token: `token-${linkId}` };
      },
    },
    'messaging',
  );
