/** Code of the gateway or of an import, in capitals → translation key. */
const brandKeys = new Map([
  ['BKASH', 'bkash'],
  ['NAGAD', 'nagad'],
  ['DBBLMOBILEB', 'rocket'],
  ['ROCKET', 'rocket'],
  ['UPAY', 'upay'],
  ['VISA', 'visa'],
  ['MASTER', 'mastercard'],
  ['MASTERCARD', 'mastercard'],
  ['AMEX', 'amex'],
]);
const ownMethods = new Set(['wallet', 'voucher']);

/** A known method (`NAGAD-Nagad`, `bKash`) gives a translation key, another one (`ABBANK-AB Bank`) the gateway's name. */
export const parsePaymentMethod = (method: string): { key: string } | { name: string } => {
  const [code = '', ...rest] = method.split('-');
  const key = ownMethods.has(method) ? method : brandKeys.get(code.toUpperCase());
  return key ? { key } : { name: rest.join('-') || code };
};
