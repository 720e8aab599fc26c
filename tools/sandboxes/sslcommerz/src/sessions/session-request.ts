import type { Parameters } from '@sargam/sandbox-shared/parameters';
import { formatAmount, parseAmount } from '../money/amount.ts';
import { type Currency, isCurrency, toTaka } from '../money/currency.ts';
import { sessionFields, shippingFields, urlFields } from './session-fields.ts';

const MIN_AMOUNT = 1_000n;
const MAX_AMOUNT = 50_000_000n;

export interface SessionRequest {
  tranId: string;
  amount: string;
  currency: Currency;
  currencyAmount: string;
}

/** The amounts and the id of the request, or the `failedreason` of its first fault. */
export const parseSessionRequest = (given: Parameters): SessionRequest | { failedreason: string } => {
  const failedreason = findFault(given);
  if (failedreason) return { failedreason };
  const currency = given('currency').toUpperCase();
  const currencyAmount = parseAmount(given('total_amount'));
  if (currencyAmount === undefined)
    return invalidField('total_amount', 'is missing or not a decimal with two places');
  if (!isCurrency(currency)) return invalidField('currency', 'is not supported');
  const amount = toTaka(currencyAmount, currency);
  if (amount < MIN_AMOUNT || amount > MAX_AMOUNT)
    return { failedreason: 'Total amount must be between 10.00 BDT and 500000.00 BDT' };
  return {
    tranId: given('tran_id'),
    amount: formatAmount(amount),
    currency,
    currencyAmount: formatAmount(currencyAmount),
  };
};

const findFault = (given: Parameters): string | undefined => {
  const fields =
    given('shipping_method').toUpperCase() === 'YES' ? [...sessionFields, ...shippingFields] : sessionFields;
  for (const { name, max, required } of fields) {
    if (required && !given(name).trim()) return `Invalid Information! '${name}' is missing or empty.`;
    if (Array.from(given(name)).length > max)
      return `Invalid Information! '${name}' is longer than ${max} characters.`;
  }
  const address = urlFields.find((name) => given(name) && !isHttpUrl(given(name)));
  if (address) return `Invalid Information! '${address}' is not an http or https address.`;
  if (!/^\d+$/.test(given('num_of_item'))) return "Invalid Information! 'num_of_item' is not a whole number.";
  return undefined;
};

const invalidField = (name: string, fault: string) => ({
  failedreason: `Invalid Information! '${name}' ${fault}.`,
});

/** The sandbox sends browsers and notifications only to http and https URLs without credentials. */
const isHttpUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && !username && !password;
};
