import type { Caller } from '@sargam/chassis/caller';
import { callerOf } from '@sargam/chassis/service';
import { type FakeService, fakeService } from '@sargam/chassis/testing';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { CommerceServiceDefinition } from '@sargam/proto/commerce/v1/commerce';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';
import { LearningServiceDefinition } from '@sargam/proto/learning/v1/learning';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { PayoutsServiceDefinition } from '@sargam/proto/payouts/v1/payouts';
import { StoreServiceDefinition } from '@sargam/proto/store/v1/store';
import type { CallContext, CompatServiceDefinition } from 'nice-grpc';

const definitions = {
  identity: IdentityServiceDefinition,
  catalogue: CatalogueServiceDefinition,
  commerce: CommerceServiceDefinition,
  learning: LearningServiceDefinition,
  messaging: MessagingServiceDefinition,
  store: StoreServiceDefinition,
  payouts: PayoutsServiceDefinition,
} as const;

/** One call that a fake service was asked. */
export interface Asked {
  readonly call: string;
  readonly request: Record<string, unknown>;
  readonly caller: Caller | undefined;
}

type Answer = (request: Record<string, unknown>) => unknown;

export interface Fakes {
  readonly env: Record<string, string>;
  /** What has been asked since the last test, in order. */
  readonly asked: Asked[];
  /** Answers this call so until the end of the test; `catalogue.getCourse`. */
  readonly answer: (call: string, answer: Answer) => void;
  readonly forget: () => void;
  readonly stop: () => Promise<void>;
}

/** Every service behind the gateway, each call answered with an empty message unless the test says otherwise. */
export const startFakes = async (standing: Readonly<Record<string, Answer>>): Promise<Fakes> => {
  const answers = new Map<string, Answer>();
  const asked: Asked[] = [];

  const fake = (name: string, definition: CompatServiceDefinition): Promise<FakeService> => {
    const handle = (method: string) => async (request: Record<string, unknown>, context: CallContext) => {
      const call = `${name}.${method}`;
      asked.push({ call, request, caller: callerOf(context) });
      const answer = answers.get(call) ?? standing[call];
      return (await answer?.(request)) ?? {};
    };
    const methods = Object.keys((definition as typeof IdentityServiceDefinition).methods);
    const calls = Object.fromEntries(methods.map((method) => [method, handle(method)]));
    return fakeService(definition, calls as never);
  };

  const running = await Promise.all(
    Object.entries(definitions).map(
      async ([name, definition]) => [name, await fake(name, definition)] as const,
    ),
  );
  return {
    env: Object.fromEntries(running.map(([name, { address }]) => [`${name.toUpperCase()}_ADDRESS`, address])),
    asked,
    answer: (call, answer) => void answers.set(call, answer),
    forget: () => {
      answers.clear();
      asked.length = 0;
    },
    stop: async () => {
      await Promise.all(running.map(([, { stop }]) => stop()));
    },
  };
};
