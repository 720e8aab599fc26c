/** How somebody wants to pay: the gateway's page opens there. */
export const payMethods = ['bkash', 'nagad', 'rocket', 'card', 'bank'] as const;
export type PayMethod = (typeof payMethods)[number];

const NAME = 'sargam.pay';

/** The way of paying that was chosen last in this browser, bKash before there was one. */
export const lastPayMethod = (): PayMethod =>
  payMethods.find((method) => method === localStorage.getItem(NAME)) ?? 'bkash';

export const rememberPayMethod = (method: PayMethod): void => localStorage.setItem(NAME, method);
