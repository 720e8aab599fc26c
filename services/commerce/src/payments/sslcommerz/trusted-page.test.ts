import { hostForLog, isTrustedPage } from './trusted-page.ts';

const live = 'https://securepay.sslcommerz.com';

it.each([
  ['https://securepay.sslcommerz.com/gwprocess/v4/gw.php?Q=PAY', live],
  ['https://epay.sslcommerz.com/EasyCheckOut/1', live],
  ['https://pay.bank.example/1', live],
  ['http://127.0.0.1:4000/page', 'http://127.0.0.1:4001'],
  ['http://localhost:4000/page', 'http://localhost:4000/'],
  ['https://sandbox.sslcommerz.com/page', 'http://sandbox.sslcommerz.com'],
  ['https://pay.com.bd/1', 'https://pay.com.bd'],
  ['https://cards.pay.com.bd/1', 'https://pay.com.bd'],
  ['https://epay.gateway.com.bd/1', 'https://securepay.gateway.com.bd'],
])('%s is trusted for %s', (page, gateway) => {
  expect(isTrustedPage(page, gateway, ['bank.example'])).toBe(true);
});

it.each([
  ['', live],
  ['not an address', live],
  ['/gwprocess/v4/gw.php', live],
  ['javascript:alert(1)', live],
  ['data:text/html,<h1>Your card, please</h1>', live],
  ['http://securepay.sslcommerz.com/gw.php', live],
  ['https://sslcommerz.com.thief.example/gw.php', live],
  ['https://thiefsslcommerz.com/gw.php', live],
  ['https://securepay.sslcommerz.com@thief.example/gw.php', live],
  ['https://bank.example.thief.example/1', live],
  ['http://10.0.0.1/page', 'http://127.0.0.1:4001'],
  ['http://1.0.0.1/page', 'http://127.0.0.1:4001'],
  ['http://thief.localhost.example/page', 'http://localhost:4000'],
  ['https://thief.com.bd/1', 'https://pay.com.bd'],
  ['https://thief.co.uk/1', 'https://pay.co.uk'],
  ['https://thief.com.bd/1', 'https://securepay.gateway.com.bd'],
])('%s is not trusted for %s', (page, gateway) => {
  expect(isTrustedPage(page, gateway, ['bank.example'])).toBe(false);
});

it.each([
  ['https://new-pages.example/pay/4111111111111111?session=1', 'new-pages.example'],
  [`https://${'x'.repeat(200)}.example/1`, 'x'.repeat(100)],
  ['no address', ''],
])('the log text of %s is %s', (page, host) => {
  expect(hostForLog(page)).toBe(host);
});
