import { queryClient } from '@sargam/kit';

/** Refetches everything on the screen: a decision about money changes the order, its list, its audit and the dashboard. */
export const refreshOrders = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['api'] });
