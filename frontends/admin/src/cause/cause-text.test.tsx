import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderInApp } from '@sargam/kit/testing';
import { Cause } from './index.ts';

const show = (reason: string, language: 'en' | 'bn') => {
  const { container, unmount } = renderInApp(
    <p data-cause>
      <Cause reason={reason} />
    </p>,
    { language },
  );
  const text = container.querySelector('[data-cause]')?.textContent;
  unmount();
  return text;
};

it.each([
  ['Checkout', 'Checkout', 'চেকআউট'],
  ['Attempt 2', 'Payment attempt 2', '২ নম্বর পেমেন্টের চেষ্টা'],
  ['Paid, by sweep', 'Confirmed by an automatic check', 'স্বয়ংক্রিয় যাচাইয়ে নিশ্চিত হয়েছে'],
  ['The payment did not go through: cancel', 'The buyer cancelled the payment', 'ক্রেতা পেমেন্ট বাতিল করেছেন'],
  ['CHARGE_STATE_FAILED', 'The payment failed', 'পেমেন্ট হয়নি'],
  [
    '1,500.00 taka: broken: No sound',
    '৳1,500.00: Something does not work: No sound',
    '৳১,৫০০.০০: কিছু একটা কাজ করছে না: No sound',
  ],
  [
    'no_access: Paid too late',
    'The course cannot be opened: Paid too late',
    'কোর্সটি খোলা যাচ্ছে না: দেরিতে পেমেন্ট হয়েছে',
  ],
  ['Called the buyer', 'Called the buyer', 'Called the buyer'],
])('the cause %j is a text in both languages', (reason, english, bengali) => {
  expect(show(reason, 'en')).toBe(english);
  expect(show(reason, 'bn')).toBe(bengali);
});

it.each([
  'commerce/src/orders/place-order.ts',
  'commerce/src/orders/order-payment-handlers.ts',
  'commerce/src/orders/pay-order.ts',
  'commerce/src/charges/start-charge.ts',
  'commerce/src/payments/settle.ts',
  'commerce/src/payments/close-attempt.ts',
  'commerce/src/sweeps.ts',
  'store/src/orders/place-order.ts',
  'store/src/orders/transition-order.ts',
  'store/src/deliveries/deliveries.ts',
  'store/src/handlers/delivery-handlers.ts',
])('each cause that %s writes has a Bengali text', (file) => {
  const source = readFileSync(path.resolve(__dirname, '../../../../services', file), 'utf8');
  const causes = [...source.matchAll(/reason(?::| =) (?:'([^']+)'|`([^`]+)`)/g)].map(
    ([, text, template]) =>
      text ??
      String(template).replace(
        /\$\{(\w+)\}/g,
        (_, name) => ({ attempt: '1', action: 'fail' })[name as string] ?? 'sweep',
      ),
  );
  expect(causes).not.toEqual([]);
  for (const cause of causes) expect(show(cause, 'bn')).toMatch(/[\u0980-\u09ff]/);
});
