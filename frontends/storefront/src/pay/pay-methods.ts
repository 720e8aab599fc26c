/** How somebody wants to pay: the gateway's page opens there. */
export const payMethods = ['bkash', 'nagad', 'rocket', 'card', 'bank'] as const;
export type PayMethod = (typeof payMethods)[number];

const STORAGE_KEY = 'sargam.pay';

/** The way of paying that was chosen last in this browser, bKash before there was one. */
export const loadPayMethod = (): PayMethod =>
  payMethods.find((method) => method === localStorage.getItem(STORAGE_KEY)) ?? 'bkash';

export const savePayMethod = (method: PayMethod): void => localStorage.setItem(STORAGE_KEY, method);
