import { DomainError } from '@sargam/chassis/errors';
import { withProgress } from '../progress.ts';
import { times } from '../scale.ts';
import { type Action, actions, actionWeights } from './actions/index.ts';
import {
  addToTally,
  createSimulatedClient,
  type SimulatedClient,
  type SimulationContext,
} from './simulation-context.ts';

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
  'payment-open',
  'nothing-to-pay',
  'gift-card-invalid',
  'gift-card-already-redeemed',
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
  context: SimulationContext,
  {
    seed,
    clients,
    operations,
    foundSoFar,
  }: {
    readonly seed: number;
    readonly clients: number;
    readonly operations: number;
    readonly foundSoFar: () => string;
  },
): Promise<void> => {
  let done = 0;
  const simulatedClients = times(clients, (index) => createSimulatedClient(context, seed, index));
  const runClients = () =>
    Promise.all(
      simulatedClients.map(async (client) => {
        while (done < operations) {
          done += 1;
          await runOneAction(client);
        }
      }),
    );
  for (const client of simulatedClients) await actions.refer(client);
  await withProgress('simulation', () => `${done} of ${operations} operations, ${foundSoFar()}`, runClients);
};

/** Replaces an action that has no input by the action that creates its input. */
const choosePossibleAction = (
  { unpaidOrders, openPages, soldOrders, riskyPayments, giftOrders, giftOrderIds, context }: SimulatedClient,
  chosen: Action,
): Action => {
  if (chosen === 'pay') return unpaidOrders.length + openPages.length > 0 ? chosen : 'buy';
  if (chosen === 'expire') return unpaidOrders.length > 0 ? chosen : 'buy';
  if (chosen === 'refund') return soldOrders.length > 0 ? chosen : 'buy';
  if (chosen === 'review') return riskyPayments.length > 0 ? chosen : 'gift';
  if (chosen === 'redeem') return giftOrders.length + context.giftCardMails.length > 0 ? chosen : 'gift';
  if (chosen === 'takeBack') return giftOrderIds.length > 0 ? chosen : 'gift';
  return chosen;
};

const runOneAction = async (client: SimulatedClient): Promise<void> => {
  const action = choosePossibleAction(client, client.random.weighted(actionWeights));
  const result = await actions[action](client).catch((error: unknown) => {
    if (error instanceof DomainError && (error.kind === 'unavailable' || expectedErrorCodes.has(error.code)))
      return error.code;
    throw new Error(`${action} failed`, { cause: error });
  });
  addToTally(client.context.tally, `${action}: ${result}`);
};
