import { newId } from '@sargam/chassis/ids';
import { redirectAfterPayment } from './browser-return.ts';

/** What is logged of a return that is not accepted, whose form names this as its order. */
const loggedOf = async (order: string): Promise<unknown> => {
  const logged: unknown[] = [];
  const deps = {
    commerce: { returnFromGateway: () => Promise.reject(new Error('not accepted')) },
    log: { warn: (line: object) => void logged.push(line) },
  };
  const response = { writeHead: () => ({ end: () => undefined }) };
  await redirectAfterPayment(deps as never, { value_c: order }, response as never);
  return logged;
};

it('a return that was not accepted is logged with our order’s id', async () => {
  const id = newId();
  expect(await loggedOf(id)).toMatchObject([{ order: id }]);
});

it.each([
  '4111111111111111',
  '4111-1111-1111-1111',
  `4111111111111111${'0'.repeat(10)}`,
  `${newId()} 4111111111111111`,
  'x'.repeat(10_000),
  '',
])('what an unsigned form says instead of an id is not logged: %s', async (order) => {
  expect(await loggedOf(order)).toEqual([{ err: expect.any(Error), order: undefined }]);
});
