const milliseconds: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** `30s` → 30000; undefined when the text is not a duration. */
export const parseDuration = (text: string): number | undefined => {
  const [, amount, unit] = /^(\d+)(ms|s|m|h|d)$/.exec(text) ?? [];
  const scale = milliseconds[unit ?? ''];
  return scale === undefined ? undefined : Number(amount) * scale;
};
