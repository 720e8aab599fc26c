import { newId } from '@sargam/chassis/ids';
import { redirectAfterPayment } from './browser-return.ts';

/** The log entries for a rejected return whose form contains this order id. */
const logEntriesFor = async (order: string): Promise<unknown> => {
  const logged: unknown[] = [];
  const deps = {
    commerce: { returnFromGateway: () => Promise.reject(new Error('not accepted')) },
    log: { warn: (line: object) => void logged.push(line) },
  };
  const response = { writeHead: () => ({ end: () => undefined }) };
  await redirectAfterPayment(deps as never, { value_c: order }, response as never);
  return logged;
};

it('a rejected return is logged with its order id', async () => {
  const id = newId();
  expect(await logEntriesFor(id)).toMatchObject([{ order: id }]);
});

it.each([
  '4111111111111111',
  '4111-1111-1111-1111',
  `4111111111111111${'0'.repeat(10)}`,
  `${newId()} 4111111111111111`,
  'x'.repeat(10_000),
  '',
])('a value that is no order id is not logged: %s', async (order) => {
  expect(await logEntriesFor(order)).toEqual([{ err: expect.any(Error), order: undefined }]);
});
