import { batched } from './batched.ts';

const createDouble = () => {
  const batches: (readonly number[])[] = [];
  const double = batched(async (numbers: readonly number[]) => {
    batches.push(numbers);
    if (numbers.includes(0)) throw new Error('no');
    return numbers.map((number) => number * 2);
  });
  return { batches, double };
};

it('sends concurrent requests as one batch and returns each result', async () => {
  const { batches, double } = createDouble();
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

it('a failed batch rejects all its requests and no later ones', async () => {
  const { double } = createDouble();
  const results = await Promise.allSettled([0, 1].map(double));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await double(1)).toBe(2);
});
