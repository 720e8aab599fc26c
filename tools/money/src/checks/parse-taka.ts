/** Taka as text to poisha: `1250.5` is 125050n. */
export const parseTaka = (taka: string): bigint => {
  const [whole = '0', fraction = ''] = taka.split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2));
};
