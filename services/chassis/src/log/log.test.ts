import fc from 'fast-check';
import { domainError } from '../errors/domain-error.ts';
import { inSpan } from '../telemetry/index.ts';
import { createLog } from './index.ts';

const createTestLog = () => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { lines, log: createLog({ service: 'test', level: 'trace', destination }) };
};

const secret = 'hunter2-and-more';
const token = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJtYXlhIn0.c2lnbmF0dXJlLW9mLW91cnM';

describe('a log never contains', () => {
  it.each([
    ['password', secret],
    ['newPassword', secret],
    ['auth-token', secret],
    ['Authorization', secret],
    ['set-cookie', secret],
    ['refresh_token', secret],
    ['SERVICE_KEY', secret],
    ['cardNumber', secret],
    ['cvv', secret],
    ['note', token],
    ['note', `Bearer ${secret}`],
    ['note', '4111 1111 1111 1111'],
    ['note', 4111111111111111],
    ['url', `postgres://sargam:${secret}@db:5432/x`],
    ['url', `/reset?token=${secret}&x=1`],
    ['body', JSON.stringify({ password: secret })],
  ])('the field %s with the value %s', (name, value) => {
    const { lines, log } = createTestLog();
    const sensitiveText =
      typeof value === 'number' ? String(value) : (/eyJ\S+|hunter2\S*?more|4111.*/.exec(value)?.[0] ?? '');
    log.info({ [name]: value, deep: { in: [{ [name]: value }] } }, 'as a field');
    log.child({ [name]: value }).warn('as a part of every line');
    log.error({ err: Object.assign(new Error('failed', { cause: { [name]: value } }), { [name]: value }) });
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).not.toContain(sensitiveText);
  });

  it.each([
    `login with ${token} failed`,
    `password=${secret}`,
    `{"password":"${secret}"}`,
    `cookie: ${secret}`,
  ])('the secret in the message: %s', (message) => {
    const { lines, log } = createTestLog();
    log.info(message);
    log.error(new Error(message));
    for (const line of lines) expect(line).not.toMatch(/hunter2|eyJ/);
  });
});

it('every line is one JSON object for any logged value', () => {
  const { lines, log } = createTestLog();
  fc.assert(
    fc.property(
      fc.object({ withBigInt: true, key: fc.constantFrom('password', 'a', 'card', 'token') }),
      fc.string(),
      (fields, text) => {
        log.info(fields, text.replaceAll('%', ''));
        expect(() => JSON.parse(lines.at(-1) ?? '')).not.toThrow();
      },
    ),
  );
});

it('values that are not secret are logged: ids, times, amounts, stacks and causes', () => {
  const { lines, log } = createTestLog();
  const err = new Error('late', { cause: domainError.unavailable('too-late') });
  log.info(
    { order: '01JABCDEFGHJKMNPQRSTVWXYZ0', amount: 150_000n, at: 1_767_225_600_000, err },
    'order paid',
  );
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    service: 'test',
    msg: 'order paid',
    order: '01JABCDEFGHJKMNPQRSTVWXYZ0',
    amount: '150000',
    at: 1_767_225_600_000,
    err: { message: 'late', stack: expect.stringContaining('log.test'), cause: { code: 'too-late' } },
  });
});

it('a line contains its trace id', async () => {
  const { lines, log } = createTestLog();
  await inSpan('work', {}, async () => log.info('within'));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ trace_id: expect.stringMatching(/^[\da-f]{32}$/) });
});
