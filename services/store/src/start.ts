import type { Service } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import { StoreServiceDefinition } from '@sargam/proto/store/v1/store';
import { categoryCalls } from './categories/category-calls.ts';
import type { StoreSettings } from './config.ts';
import type { Tables } from './database.ts';
import { productCalls } from './products/product-calls.ts';

/** The whole service: its store and its calls. */
export const startStore = async (service: Service<StoreSettings>): Promise<void> => {
  const database = await openDatabase<Tables>(service);
  const deps = { database, clock: service.clock };
  service.grpc.add(StoreServiceDefinition, { ...productCalls(deps), ...categoryCalls(deps) });
};
