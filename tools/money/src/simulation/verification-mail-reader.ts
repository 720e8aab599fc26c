import { kafkaSettings, loadSettings, processSettings } from '@sargam/chassis/config';
import { defineTopic, subscribeOnEveryReplica } from '@sargam/chassis/kafka';
import { startService } from '@sargam/chassis/service';
import { UserEvent } from '@sargam/proto/identity/v1/events';
import type { TestSystem } from '../system/test-system.ts';

/** Reads e-mail verification tokens from the events of identity, in place of a mailbox. */
export const openVerificationMailReader = async (system: Pick<TestSystem, 'topicPrefix'>) => {
  const tokens = new Map<string, PromiseWithResolvers<string>>();
  const tokenPromise = (personId: string): PromiseWithResolvers<string> => {
    const mail = tokens.get(personId) ?? Promise.withResolvers<string>();
    tokens.set(personId, mail);
    return mail;
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
        topic: defineTopic('identity.users.v1', UserEvent),
        handle: ({ event }) => {
          if (event?.$case === 'verificationRequested')
            tokenPromise(event.value.personId).resolve(event.value.token);
        },
        reload: async () => listening.resolve(),
      }),
  });
  await listening.promise;
  return {
    /** Waits for the verification token of a person. */
    tokenFor: (personId: string) => tokenPromise(personId).promise,
    close: () => running.stop(),
  };
};

export type VerificationMailReader = Awaited<ReturnType<typeof openVerificationMailReader>>;
