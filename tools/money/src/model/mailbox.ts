import { kafkaSettings, loadSettings, processSettings } from '@sargam/chassis/config';
import { defineTopic, subscribeOnEveryReplica } from '@sargam/chassis/kafka';
import { startService } from '@sargam/chassis/service';
import { UserEvent } from '@sargam/proto/identity/v1/events';
import type { Rig } from '../rig/rig.ts';

/** Where the mails with verification links would arrive: what they carry is told on identity's topic. */
export interface Mailbox {
  /** The token of the link that was mailed to somebody. */
  tokenFor(personId: string): Promise<string>;
  close(): Promise<void>;
}

export const openMailbox = async (rig: Pick<Rig, 'topicPrefix'>): Promise<Mailbox> => {
  const mailed = new Map<string, PromiseWithResolvers<string>>();
  const letterTo = (personId: string): PromiseWithResolvers<string> => {
    const letter = mailed.get(personId) ?? Promise.withResolvers<string>();
    mailed.set(personId, letter);
    return letter;
  };
  const listening = Promise.withResolvers<void>();
  const running = await startService({
    name: 'mailbox',
    settings: loadSettings(
      { ...processSettings, ...kafkaSettings },
      {
        ...process.env,
        ...{ SARGAM_ENV: 'test', LOG_LEVEL: 'silent', GRPC_PORT: '0', OPS_PORT: '0' },
        TOPIC_PREFIX: rig.topicPrefix,
      },
    ),
    start: async (service) =>
      subscribeOnEveryReplica(service, {
        topic: defineTopic('identity.users.v1', UserEvent),
        handle: ({ event }) => {
          if (event?.$case === 'verificationRequested')
            letterTo(event.value.personId).resolve(event.value.token);
        },
        reload: async () => listening.resolve(),
      }),
  });
  await listening.promise;
  return { tokenFor: (personId) => letterTo(personId).promise, close: () => running.stop() };
};
