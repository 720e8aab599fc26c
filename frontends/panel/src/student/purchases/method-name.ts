/** The gateway's names for ways to pay that have words of our own, as the cart and the invoice call them. */
const brands = new Map([
  ['BKASH', 'bkash'],
  ['NAGAD', 'nagad'],
  ['DBBLMOBILEB', 'rocket'],
  ['VISA', 'visa'],
  ['MASTER', 'mastercard'],
  ['AMEX', 'amex'],
]);
const ours = new Set(['wallet', 'voucher']);

/** `NAGAD-Nagad` is a key of our texts; `ABBANK-AB Bank` is named as the gateway has it. */
export const methodName = (method: string): { key: string } | { name: string } => {
  const [code = '', ...rest] = method.split('-');
  const key = ours.has(method) ? method : brands.get(code);
  return key ? { key } : { name: rest.join('-') || code };
};
