import { batched } from './batched.ts';

const aShop = () => {
  const asked: (readonly number[])[] = [];
  const double = batched(async (questions: readonly number[]) => {
    asked.push(questions);
    if (questions.includes(0)) throw new Error('no');
    return questions.map((question) => question * 2);
  });
  return { asked, double };
};

it('asks once for all that want to know at the same time, and answers each', async () => {
  const { asked, double } = aShop();
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(asked).toEqual([[1, 2, 3], [4]]);
});

it('fails for all that asked together, and for nobody after them', async () => {
  const { double } = aShop();
  const together = await Promise.allSettled([0, 1].map(double));
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await double(1)).toBe(2);
});
