import { kafkaSettings, loadSettings, processSettings } from '@sargam/chassis/config';
import { defineTopic, subscribeOnEveryReplica } from '@sargam/chassis/kafka';
import { startService } from '@sargam/chassis/service';
import { UserEvent } from '@sargam/proto/identity/v2/events';
import type { Calls } from '../system/clients.ts';
import type { TestSystem } from '../system/test-system.ts';

/** Gets e-mail verification tokens as messaging does: the link of an event of identity, and its token from identity. */
export const openVerificationMailReader = async (
  system: Pick<TestSystem, 'topicPrefix'>,
  messaging: Pick<Calls, 'mailedLinks'>,
) => {
  const links = new Map<string, PromiseWithResolvers<string>>();
  const linkPromise = (personId: string): PromiseWithResolvers<string> => {
    const link = links.get(personId) ?? Promise.withResolvers<string>();
    links.set(personId, link);
    return link;
  };
  const listening = Promise.withResolvers<void>();
  const running = await startService({
    name: 'mailbox',
    settings: loadSettings(
      { ...processSettings, ...kafkaSettings },
      {
        ...process.env,
        SARGAM_ENV: 'test',
        LOG_LEVEL: 'silent',
        GRPC_PORT: '0',
        OPS_PORT: '0',
        TOPIC_PREFIX: system.topicPrefix,
      },
    ),
    start: async (service) =>
      subscribeOnEveryReplica(service, {
        topic: defineTopic('identity.users.v2', UserEvent),
        handle: ({ event }) => {
          if (event?.$case === 'verificationRequested')
            linkPromise(event.value.personId).resolve(event.value.linkId);
        },
        reload: async () => listening.resolve(),
      }),
  });
  await listening.promise;
  return {
    /** Waits for the verification token of a person. */
    tokenFor: async (personId: string): Promise<string> => {
      const linkId = await linkPromise(personId).promise;
      return (await messaging.mailedLinks.revealLink({ linkId })).token;
    },
    close: () => running.stop(),
  };
};

export type VerificationMailReader = Awaited<ReturnType<typeof openVerificationMailReader>>;
