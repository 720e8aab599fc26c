import { optionalNumber, takaAmount, wholeNumber } from './number-schemas.ts';

const required = 'admin.form.missing';
const messageOf = (schema: ReturnType<typeof wholeNumber>, typed: string) =>
  schema.safeParse(typed).error?.issues[0]?.message;

it.each([
  ['15', 15],
  ['১৫', 15],
  [' 1,250 ', 1250],
])('the whole number %j is %d', (typed, value) => expect(wholeNumber({ required }).parse(typed)).toBe(value));

it.each([
  ['', required],
  ['  ', required],
  ['1.5', 'kit.form.digits_only'],
  ['-1', 'kit.form.digits_only'],
  ['1e3', 'kit.form.digits_only'],
  ['ten', 'kit.form.digits_only'],
])('the whole number %j gives the message %s', (typed, message) =>
  expect(messageOf(wholeNumber({ required }), typed)).toBe(message),
);

it.each([
  ['১,২৫০.৫০', 1250.5],
  ['0.05', 0.05],
])('the amount %j is %d taka', (typed, value) => expect(takaAmount({ required }).parse(typed)).toBe(value));

it('an amount has at most two decimals', () =>
  expect(messageOf(takaAmount({ required }), '1.005')).toBe('kit.form.digits_only'));

it('an empty optional number is undefined, and a wrong one is an error', () => {
  const schema = optionalNumber(wholeNumber({ required }));
  expect(schema.parse(' ')).toBeUndefined();
  expect(schema.parse('৩')).toBe(3);
  expect(schema.safeParse('x').success).toBe(false);
});
