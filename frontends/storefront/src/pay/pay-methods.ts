/** The gateway's page opens with this method. */
export const payMethods = ['bkash', 'nagad', 'rocket', 'card', 'bank'] as const;
export type PayMethod = (typeof payMethods)[number];

const STORAGE_KEY = 'sargam.pay';

/** The last choice in this browser; bKash by default. */
export const loadPayMethod = (): PayMethod =>
  payMethods.find((method) => method === localStorage.getItem(STORAGE_KEY)) ?? 'bkash';

export const savePayMethod = (method: PayMethod): void => localStorage.setItem(STORAGE_KEY, method);
