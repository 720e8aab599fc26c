import { domainError } from '@sargam/chassis/errors';

export const refundNotFound = () => domainError.notFound('refund-not-found', 'This refund was not found.');

export const decidedAlready = () =>
  domainError.conflict('refund-decided', 'Somebody has decided about this refund already.');
