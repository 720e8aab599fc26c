import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { CommerceServiceDefinition } from '@sargam/proto/commerce/v1/commerce';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';
import { LearningServiceDefinition } from '@sargam/proto/learning/v1/learning';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { PayoutsServiceDefinition } from '@sargam/proto/payouts/v1/payouts';
import { StoreServiceDefinition } from '@sargam/proto/store/v1/store';
import { adminCaller, type BenchService } from '../environment/bench-service.ts';
import type { RunningService } from '../environment/start-part.ts';

type Call = () => Promise<unknown>;

const createHttpCall =
  (port: number | undefined): Call =>
  async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/course/?limit=20`);
    if (!response.ok) throw new Error(`the gateway returned status ${response.status}`);
    await response.arrayBuffer();
  };

/** A frequent read call of the service; undefined for services that are measured without load. */
export const findCheapCall = (bench: BenchService, { name, ports }: RunningService): Call | undefined => {
  const address = `127.0.0.1:${ports.grpc}`;
  const allTime = { from: new Date(0), until: new Date() };
  const calls: Readonly<Record<string, () => Call>> = {
    'api-gateway': () => createHttpCall(ports.http),
    identity: () => {
      const identity = bench.client(IdentityServiceDefinition, address);
      return () => identity.getKeySet({});
    },
    catalogue: () => {
      const catalogue = bench.client(CatalogueServiceDefinition, address);
      return () => catalogue.listCourses({});
    },
    commerce: () => {
      const commerce = bench.client(CommerceServiceDefinition, address);
      return () => bench.runAsCaller(adminCaller, () => commerce.getCart({ studentId: 'bench' }));
    },
    learning: () => {
      const learning = bench.client(LearningServiceDefinition, address);
      return () => learning.listLessons({ courseId: 'bench' });
    },
    messaging: () => {
      const messaging = bench.client(MessagingServiceDefinition, address);
      return () => bench.runAsCaller(adminCaller, () => messaging.listSentMails({}));
    },
    store: () => {
      const store = bench.client(StoreServiceDefinition, address);
      return () => store.listProducts({});
    },
    payouts: () => {
      const payouts = bench.client(PayoutsServiceDefinition, address);
      return () => bench.runAsCaller(adminCaller, () => payouts.listOrders(allTime));
    },
  };
  return calls[name]?.();
};
