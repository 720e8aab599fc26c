const hidden = '[redacted]';

// Compared without case, dashes and underscores: auth-token, authToken and AUTH_TOKEN are one name.
const secretNames = new Set([
  'authorization',
  'auth',
  'cookie',
  'setcookie',
  'sargamcaller',
  'callersecret',
  'cardnumber',
  'cardno',
  'card',
  'pan',
  'cvv',
  'cvc',
  'cardexpiry',
  'bankaccount',
  'accountnumber',
  'pin',
  'otp',
  'apikey',
  'privatekey',
  'accesskey',
  'jwt',
  'databaseurl',
  'mongourl',
  'redisurl',
  'smtpurl',
]);
const secretParts = /password|passwd|secret|token|credential/;

const judge = (name: string): boolean => {
  const plain = name.replace(/[-_]/g, '').toLowerCase();
  return secretNames.has(plain) || secretParts.test(plain);
};

// The same few names are in every line. What strangers name, as in a body that is quoted, must not pile up.
const judged = new Map<string, boolean>();
const mostJudged = 1000;

const isSecret = (name: string): boolean => {
  const known = judged.get(name);
  if (known !== undefined) return known;
  const secret = judge(name);
  if (judged.size < mostJudged) judged.set(name, secret);
  return secret;
};

const deepest = 8;

/** The fields as they may be logged: a copy in which whatever is named as a secret is hidden, at any depth. */
export const redactFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isSecret(name) ? hidden : redacted(value, 0)]),
  );

const redacted = (value: unknown, depth: number): unknown => {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'number') return hidesCard(String(value)) ? hidden : value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= deepest) return '[too deep]';
  if (value instanceof Uint8Array) return `[${value.length} bytes]`;
  if (Array.isArray(value)) return value.map((item) => redacted(item, depth + 1));
  if (value instanceof Error) return errorFields(value, depth);
  return entriesOf(value, depth);
};

const entriesOf = (value: object, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isSecret(name) ? hidden : redacted(inner, depth + 1),
    ]),
  );

const errorFields = (error: Error, depth: number): Record<string, unknown> => ({
  ...entriesOf(error, depth),
  type: error.name,
  message: error.message,
  stack: error.stack,
  ...(error.cause === undefined ? {} : { cause: redacted(error.cause, depth + 1) }),
});

const shapes: readonly (readonly [RegExp, string])[] = [
  // A signed token: three parts of base64url, the first an object.
  [/\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g, hidden],
  [/\b(Bearer|Basic) [\w.~+/=-]{8,}/gi, `$1 ${hidden}`],
  // name=value and "name":"value" inside texts, as in a query, a form or a body that was quoted in an error.
  [
    /((?:password|passwd|secret|token|cookie|authorization)\\?["']?\s?[=:]\s?\\?["']?)(?!\[redacted\])[^\s"'&,;\\}]+/gi,
    `$1${hidden}`,
  ],
  [/(\w+:\/\/[^\s:/@"]*):[^\s@/"]+@/g, `$1:${hidden}@`],
];

/** A finished line with what looks like a token, a card number or credentials hidden, whatever it was called. */
export const redactText = (line: string): string =>
  hideCards(shapes.reduce((text, [shape, instead]) => text.replace(shape, instead), line));

// Fourteen digits and up, so that milliseconds since 1970 are left alone; no card begins with another digit.
const cardLike = /(?<![\w.-])[2-6](?:[ -]?\d){13,18}(?![\w.-])/g;

const hidesCard = (text: string): boolean => text.length >= 14 && hideCards(text) !== text;

const hideCards = (text: string): string =>
  text.replace(cardLike, (digits) => (passesLuhn(digits.replace(/\D/g, '')) ? hidden : digits));

// Every card number does; one in ten of other long numbers, which is a small price.
const passesLuhn = (digits: string): boolean => {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
};
