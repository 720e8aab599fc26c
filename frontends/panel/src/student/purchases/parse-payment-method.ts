/** Gateway code → translation key. The names stay in Latin script in Bengali too, because নগদ also means cash. */
const brandKeys = new Map([
  ['BKASH', 'bkash'],
  ['NAGAD', 'nagad'],
  ['DBBLMOBILEB', 'rocket'],
  ['VISA', 'visa'],
  ['MASTER', 'mastercard'],
  ['AMEX', 'amex'],
]);
const ownMethods = new Set(['wallet', 'voucher']);

/** A known method (`NAGAD-Nagad`) gives a translation key, another one (`ABBANK-AB Bank`) the gateway's name. */
export const parsePaymentMethod = (method: string): { key: string } | { name: string } => {
  const [code = '', ...rest] = method.split('-');
  const key = ownMethods.has(method) ? method : brandKeys.get(code);
  return key ? { key } : { name: rest.join('-') || code };
};
