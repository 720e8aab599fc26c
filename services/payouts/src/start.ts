import { consume } from '@sargam/chassis/events';
import type { Service } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import { PayoutsServiceDefinition } from '@sargam/proto/payouts/v1/payouts';
import type { PayoutsSettings } from './config.ts';
import type { Tables } from './database.ts';
import { saleCalls } from './earnings/sale-calls.ts';
import {
  courseEvents,
  instructorEvents,
  rememberCourse,
  rememberInstructor,
} from './instructors/catalogue-events.ts';
import { orderCalls } from './orders/order-calls.ts';
import { orderEvents, recordOrder } from './orders/order-events.ts';
import { rememberPerson, userEvents } from './people/people-events.ts';

const group = 'payouts';

/** The whole service: what it listens to, and what it answers. */
export const startPayouts = async (service: Service<PayoutsSettings>): Promise<void> => {
  const database = await openDatabase<Tables>(service);
  service.grpc.add(PayoutsServiceDefinition, { ...saleCalls({ database }), ...orderCalls({ database }) });

  consume(service, {
    group,
    database,
    topic: userEvents,
    handle: (event, _, tx) => rememberPerson(event, tx),
  });
  consume(service, {
    group,
    database,
    topic: instructorEvents,
    handle: (event, _, tx) => rememberInstructor(event, tx),
  });
  consume(service, {
    group,
    database,
    topic: courseEvents,
    handle: (event, _, tx) => rememberCourse(event, tx),
  });
  consume(service, {
    group,
    database,
    topic: orderEvents,
    handle: (event, _, tx) => recordOrder(event, tx),
  });
};
