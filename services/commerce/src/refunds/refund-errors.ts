import { refuse } from '@sargam/chassis/errors';

export const refundNotFound = () => refuse.notFound('refund-not-found', 'This refund was not found.');

export const decidedAlready = () =>
  refuse.conflict('refund-decided', 'Somebody has decided about this refund already.');
