import { createHash } from 'node:crypto';
import { redactGatewayText } from './redact-gateway-text.ts';

const password = 'test_testemi@ssl';
const hash = (name: string) => createHash(name).update(password).digest('hex');

it.each([
  ['Store Credential Error Or Store is De-active', 'Store Credential Error Or Store is De-active'],
  [`store_passwd=${password} is wrong`, 'store_passwd=… is wrong'],
  [`expected ${hash('md5')}`, 'expected …'],
  [`expected ${hash('sha256')}`, 'expected …'],
  ['Card 4111111111111111 declined', 'Card … declined'],
  ['Card 4111 1111 1111 1111 declined', 'Card … declined'],
  ['Card 3711-111111-11111 declined', 'Card … declined'],
  ['Amount 1250.00 of order 17', 'Amount 1250.00 of order 17'],
  ['x'.repeat(1_000), 'x'.repeat(200)],
])('%s', (text, redacted) => {
  expect(redactGatewayText(text, password)).toBe(redacted);
});

it.each(['store_passwd=my%20pass%40ssl*', 'store_passwd=my+pass%40ssl*', 'store_passwd=my pass@ssl*'])(
  'redacts a URL-encoded or form-encoded password: %s',
  (text) => {
    expect(redactGatewayText(`bad request: ${text}&v=1`, 'my pass@ssl*')).toBe(
      'bad request: store_passwd=…&v=1',
    );
  },
);

it('a secret at the length limit is redacted completely', () => {
  expect(redactGatewayText(`${'x'.repeat(195)}${password}`, password)).not.toContain('test');
});
