import { outcomeOfError } from './delivery-outcome.ts';

it.each([
  [
    'the relay refuses the recipient',
    { code: 'EENVELOPE', responseCode: 550, response: '550 nobody' },
    1,
    'failed',
  ],
  [
    'the relay asks to try later',
    { code: 'EENVELOPE', responseCode: 451, response: '451 later' },
    1,
    'waiting',
  ],
  ['the relay asks to try later for the third time', { code: 'EENVELOPE', responseCode: 451 }, 3, 'failed'],
  ['the relay is closing', { code: 'ECONNECTION', responseCode: 421, command: 'CONN' }, 9, 'waiting'],
  ['the relay cannot be reached', { code: 'ESOCKET', syscall: 'connect', command: 'CONN' }, 1, 'waiting'],
  [
    'the relay sends no greeting',
    { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT', command: 'CONN' },
    1,
    'waiting',
  ],
  ['the relay closes every connection at once', { code: 'ECONNECTION' }, 1, 'waiting'],
  [
    'the password of the relay is wrong',
    { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' },
    1,
    'waiting',
  ],
  ['the connection breaks during the mail', { code: 'ECONNECTION', command: 'CONN' }, 1, 'unknown'],
  [
    'the connection is reset during the mail',
    { code: 'ESOCKET', syscall: 'read', command: 'CONN' },
    1,
    'unknown',
  ],
  [
    'the relay does not answer to the mail',
    { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' },
    1,
    'unknown',
  ],
  ['the address is malformed', { code: 'EENVELOPE', message: 'No recipients defined' }, 1, 'failed'],
])('if %s, the state is the right one', (_, error, attempts, state) => {
  expect(outcomeOfError(error, attempts).state).toBe(state);
});

it('the reason is the answer of the relay, at most 300 characters of it', () => {
  expect(outcomeOfError({ responseCode: 550, response: '550 nobody' }, 1).reason).toBe('550 nobody');
  expect(outcomeOfError({ responseCode: 550, response: 'x'.repeat(900) }, 1).reason).toHaveLength(300);
});
