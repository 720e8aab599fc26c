/** The gateway's names for ways to pay, as the invoice calls them: Latin in Bengali too, where নগদ alone means cash. */
const brandKeys = new Map([
  ['BKASH', 'bkash'],
  ['NAGAD', 'nagad'],
  ['DBBLMOBILEB', 'rocket'],
  ['VISA', 'visa'],
  ['MASTER', 'mastercard'],
  ['AMEX', 'amex'],
]);
const ownMethods = new Set(['wallet', 'voucher']);

/** `NAGAD-Nagad` is a key of our texts; `ABBANK-AB Bank` is named as the gateway has it. */
export const parsePaymentMethod = (method: string): { key: string } | { name: string } => {
  const [code = '', ...rest] = method.split('-');
  const key = ownMethods.has(method) ? method : brandKeys.get(code);
  return key ? { key } : { name: rest.join('-') || code };
};
