import { type ApiSchemas, Text } from '@sargam/kit';
import { Cause } from '../cause/index.ts';
import { dateTimeColumn, EmptyCell, PersonCell, type TableColumn } from '../table/index.ts';

type Change = ApiSchemas['StateChange'];

const states = [
  'created',
  'awaiting_payment',
  'open',
  'paid',
  'partly_refunded',
  'refunded',
  'failed',
  'cancelled',
  'expired',
  'review',
];
const systemActors = ['gateway', 'sweep', 'store', 'commerce', 'automatic'];

const StateName = ({ state }: Pick<Change, 'state'>) =>
  states.includes(state) ? <Text id={`admin.order.state.${state}`} /> : <span lang="en">{state}</span>;

/** A person with a link, or a part of the system. */
const Actor = ({ actor, actorName }: Change) => {
  if (systemActors.includes(actor)) return <Text id={`admin.order.actor.${actor}`} />;
  return <PersonCell id={actor} name={actorName ?? actor} />;
};

/** Every state of an order with its time and its cause. */
export const historyColumns: TableColumn<Change>[] = [
  dateTimeColumn({ key: 'at', header: 'admin.orders.col.date', at: ({ at }) => at }),
  { key: 'state', header: 'admin.orders.col.state', cell: ({ state }) => <StateName state={state} /> },
  { key: 'actor', header: 'admin.order.who', cell: (change) => <Actor {...change} /> },
  {
    key: 'reason',
    header: 'admin.order.why',
    narrow: 'full',
    cell: ({ reason }) => (reason ? <Cause reason={reason} /> : <EmptyCell />),
  },
];
