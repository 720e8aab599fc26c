/** The gateway's names for ways to pay, as the invoice calls them: Latin in Bengali too, where নগদ alone means cash. */
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
