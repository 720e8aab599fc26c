import { DomainError } from '@sargam/chassis/errors';
import { times } from '../scale.ts';
import { type Action, actions, shares } from './actions/index.ts';
import {
  addToTally,
  createSimulatedClient,
  type SimulatedClient,
  type SimulationWorld,
} from './simulation-world.ts';

/**
 * Error codes that concurrent operations may cause: the price changed with the wallet balance, a late payment emptied
 * the cart, the order ended, another client used the code. A busy machine may also exceed a deadline (`unavailable`):
 * the result is then unknown and the databases must still agree. Any other error fails the run.
 */
const expectedErrorCodes: ReadonlySet<string> = new Set([
  'price-changed',
  'cart-empty',
  'coupon-not-found',
  'course-under-review',
  'order-ended',
  'nothing-to-pay',
  'gift-card-invalid',
  'nothing-left',
  'refund-too-large',
  'refund-asked',
  'refund-decided',
  'refund-not-offered',
  'order-not-under-review',
  'order-holds-gone',
  'payment-message-refused',
  'charge-ended',
  'gift-card-used',
  'order-not-paid',
  'refund-not-stuck',
]);

/** Runs random actions by concurrent clients; each client runs its own actions one after the other. */
export const runSimulation = async (
  world: SimulationWorld,
  {
    seed,
    clients,
    operations,
  }: { readonly seed: number; readonly clients: number; readonly operations: number },
): Promise<void> => {
  let done = 0;
  const simulatedClients = times(clients, (index) => createSimulatedClient(world, seed, index));
  for (const client of simulatedClients) await actions.refer(client);
  await Promise.all(
    simulatedClients.map(async (client) => {
      while (done < operations) {
        done += 1;
        await runOneAction(client);
      }
    }),
  );
};

/** Replaces an action that has no input by the action that creates its input. */
const choosePossibleAction = (
  { unpaidOrders, openPages, soldOrders, riskyPayments, giftOrders, giftOrderIds, world }: SimulatedClient,
  options: Action,
): Action => {
  if (options === 'pay') return unpaidOrders.length + openPages.length > 0 ? options : 'buy';
  if (options === 'expire') return unpaidOrders.length > 0 ? options : 'buy';
  if (options === 'refund') return soldOrders.length > 0 ? options : 'buy';
  if (options === 'review') return riskyPayments.length > 0 ? options : 'gift';
  if (options === 'redeem') return giftOrders.length + world.giftCardMails.length > 0 ? options : 'gift';
  if (options === 'takeBack') return giftOrderIds.length > 0 ? options : 'gift';
  return options;
};

const runOneAction = async (client: SimulatedClient): Promise<void> => {
  const act = choosePossibleAction(client, client.random.weighted(shares));
  const end = await actions[act](client).catch((error: unknown) => {
    if (error instanceof DomainError && (error.kind === 'unavailable' || expectedErrorCodes.has(error.code)))
      return error.code;
    throw new Error(`${act} failed`, { cause: error });
  });
  addToTally(client.world.tally, `${act}: ${end}`);
};
