import { type Caller, gatewayName } from '@sargam/chassis/caller';
import { loadSettings, processSettings } from '@sargam/chassis/config';
import type { ServiceClient } from '@sargam/chassis/service';
import { startService } from '@sargam/chassis/service';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { ChargeServiceDefinition } from '@sargam/proto/commerce/v1/charges';
import { CommerceServiceDefinition } from '@sargam/proto/commerce/v1/commerce';
import { InvoiceServiceDefinition } from '@sargam/proto/commerce/v1/invoices';
import { RefundServiceDefinition } from '@sargam/proto/commerce/v1/refunds';
import { WalletServiceDefinition } from '@sargam/proto/commerce/v1/wallet';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';
import { MailedLinkServiceDefinition } from '@sargam/proto/identity/v1/links';
import { LearningServiceDefinition } from '@sargam/proto/learning/v1/learning';
import { PayoutsServiceDefinition } from '@sargam/proto/payouts/v1/payouts';
import { GiftCardServiceDefinition } from '@sargam/proto/store/v1/giftcards';
import { StoreOrderServiceDefinition } from '@sargam/proto/store/v1/orders';
import { StoreServiceDefinition } from '@sargam/proto/store/v1/store';
import type { CompatServiceDefinition } from 'nice-grpc';
import type { ServiceName } from './service-processes.ts';
import type { TestSystem } from './test-system.ts';

const definitions = {
  catalogue: ['catalogue', CatalogueServiceDefinition],
  identity: ['identity', IdentityServiceDefinition],
  mailedLinks: ['identity', MailedLinkServiceDefinition],
  learning: ['learning', LearningServiceDefinition],
  payouts: ['payouts', PayoutsServiceDefinition],
  commerce: ['commerce', CommerceServiceDefinition],
  charges: ['commerce', ChargeServiceDefinition],
  refunds: ['commerce', RefundServiceDefinition],
  wallet: ['commerce', WalletServiceDefinition],
  invoices: ['commerce', InvoiceServiceDefinition],
  shelves: ['store', StoreServiceDefinition],
  storeOrders: ['store', StoreOrderServiceDefinition],
  giftCards: ['store', GiftCardServiceDefinition],
} as const satisfies Record<string, readonly [ServiceName, CompatServiceDefinition]>;

type Definitions = typeof definitions;

/** Clients of all services in the name of one caller, as the API gateway calls them. */
export type Calls = { readonly [K in keyof Definitions]: ServiceClient<Definitions[K][1]> };

/** Milliseconds. Long enough for a call behind a hundred others; the deadlines inside the services are unchanged. */
const callTimeoutMs = 60_000;

const startCallingService = (name: string) =>
  startService({
    name,
    settings: loadSettings(processSettings, {
      SARGAM_ENV: 'test',
      LOG_LEVEL: 'silent',
      GRPC_PORT: '0',
      OPS_PORT: '0',
    }),
    start: async () => {},
  });

/** Clients of people, whose calls the gateway makes, and of messaging. Both call with their development keys. */
export const openClients = async (system: Pick<TestSystem, 'grpc'>) => {
  const gateway = await startCallingService(gatewayName);
  const messaging = await startCallingService('messaging');
  const connect = ({ service }: typeof gateway, commerce: ServiceName) =>
    Object.entries(definitions).map(([name, [of, definition]]) => {
      const address = system.grpc[of === 'commerce' ? commerce : of];
      return [
        name,
        service.client(definition as CompatServiceDefinition, address, { timeoutMs: callTimeoutMs }),
      ] as const;
    });
  type Connections = ReturnType<typeof connect>;
  const callsIn = (connections: Connections, scope: <T>(call: () => T) => T): Calls =>
    Object.fromEntries(
      connections.map(([name, client]) => [name, withScope(client, scope)]),
    ) as unknown as Calls;
  const callsAs = (connections: Connections, caller: Caller | undefined): Calls =>
    callsIn(connections, (call) => gateway.service.runAsCaller(caller, call));
  const [first, second] = [connect(gateway, 'commerce'), connect(gateway, 'commerce-2')];
  return {
    as: (caller: Caller) => callsAs(first, caller),
    /** Clients whose commerce calls use its second process. */
    secondAs: (caller: Caller) => callsAs(second, caller),
    visitor: callsAs(first, undefined),
    messaging: callsIn(connect(messaging, 'commerce'), messaging.service.runAsService),
    stop: async () => {
      await Promise.all([gateway.stop(), messaging.stop()]);
    },
  };
};

export type Clients = Awaited<ReturnType<typeof openClients>>;

/** Wraps a client so that each call runs in the scope. */
const withScope = <C extends object>(client: C, scope: <T>(call: () => T) => T): C =>
  new Proxy(client, {
    get: (target, method, receiver) => {
      const call: unknown = Reflect.get(target, method, receiver);
      if (typeof call !== 'function') return call;
      return (...parameters: unknown[]) => scope(() => Reflect.apply(call, target, parameters) as unknown);
    },
  });
