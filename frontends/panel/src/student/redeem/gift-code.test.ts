import { caretPosition, formatCode, latinLetterOfKey, normaliseCode, rangeAroundDash } from './gift-code.ts';

describe('a typed or pasted code', () => {
  it.each([
    ['abcd-efgh-jklm-npqr', 'ABCDEFGHJKLMNPQR'],
    ['  ABCD EFGH\nJKLM NPQR ', 'ABCDEFGHJKLMNPQR'],
    ['২৩৪৫-৬৭৮৯', '23456789'],
    ['ＡＢＣＤ２', 'ABCD2'],
    ['https://sargam.test/giftcard#ABCD-2345-ABCD-2345', 'ABCD2345ABCD2345'],
    ['ABCD-2345-ABCD-2345-AND-MORE', 'ABCD2345ABCD2345'],
    ['কখগ', ''],
    ['', ''],
  ])('%j becomes %j', (typed, letters) => expect(normaliseCode(typed)).toBe(letters));

  it('is formatted in groups of four', () => {
    expect(formatCode('')).toBe('');
    expect(formatCode('ABCD')).toBe('ABCD');
    expect(formatCode('ABCDE')).toBe('ABCD-E');
    expect(formatCode('ABCDEFGHJKLMNPQR')).toBe('ABCD-EFGH-JKLM-NPQR');
  });

  it.each([
    [0, 0],
    [4, 4],
    [5, 6],
    [9, 11],
    [16, 19],
  ])('puts the caret after %d letters at %d', (count, at) => expect(caretPosition(count)).toBe(at));
});

it('deletes the character behind a dash', () => {
  expect(rangeAroundDash('ABCD-EF', 5, 'Backspace')).toEqual({ from: 3, to: 5 });
  expect(rangeAroundDash('ABCD-EF', 4, 'Delete')).toEqual({ from: 4, to: 6 });
  expect(rangeAroundDash('ABCD-EF', 4, 'Backspace')).toBeUndefined();
  expect(rangeAroundDash('ABCD-EF', 5, 'Delete')).toBeUndefined();
});

describe('a keyboard of another script', () => {
  const key = (some: object) => ({
    code: 'KeyK',
    key: 'ক',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...some,
  });
  it('gives the Latin letter on the key', () => expect(latinLetterOfKey(key({}))).toBe('K'));
  it.each([
    [{ key: 'k' }],
    [{ key: 'Backspace', code: 'Backspace' }],
    [{ key: '২', code: 'Digit2' }],
    [{ ctrlKey: true }],
    [{ key: 'Process' }],
  ])('ignores %j', (some) => expect(latinLetterOfKey(key(some))).toBeUndefined());
});
