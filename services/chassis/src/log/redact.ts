const hidden = '[redacted]';

// Compared without case, dashes and underscores: auth-token, authToken and AUTH_TOKEN are the same name.
const secretNames = new Set([
  'authorization',
  'auth',
  'cookie',
  'setcookie',
  'sargamcaller',
  'servicekey',
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

const matchesSecretName = (name: string): boolean => {
  const plain = name.replace(/[-_]/g, '').toLowerCase();
  return secretNames.has(plain) || secretParts.test(plain);
};

// A cache of field names: most lines have the same few. It is limited, because clients choose the names in a logged body.
const secretByName = new Map<string, boolean>();
const maxCachedNames = 1000;

const isSecret = (name: string): boolean => {
  const known = secretByName.get(name);
  if (known !== undefined) return known;
  const secret = matchesSecretName(name);
  if (secretByName.size < maxCachedNames) secretByName.set(name, secret);
  return secret;
};

const maxDepth = 8;

/** A copy of the fields in which the values of secret names are redacted, at any depth. */
export const redactFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isSecret(name) ? hidden : redacted(value, 0)]),
  );

const redacted = (value: unknown, depth: number): unknown => {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'number') return hidesCard(String(value)) ? hidden : value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= maxDepth) return '[too deep]';
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
  // A JWT: three base64url parts, the first one a JSON object.
  [/\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g, hidden],
  [/\b(Bearer|Basic) [\w.~+/=-]{8,}/gi, `$1 ${hidden}`],
  // name=value and "name":"value" inside a text, such as a query, a form or a body in an error message.
  [
    /((?:password|passwd|secret|token|cookie|authorization)\\?["']?\s?[=:]\s?\\?["']?)(?!\[redacted\])[^\s"'&,;\\}]+/gi,
    `$1${hidden}`,
  ],
  [/(\w+:\/\/[^\s:/@"]*):[^\s@/"]+@/g, `$1:${hidden}@`],
];

/** Redacts tokens, card numbers and credentials in a finished log line, whatever their field's name. */
export const redactText = (line: string): string =>
  hideCards(shapes.reduce((text, [shape, instead]) => text.replace(shape, instead), line));

// 14 digits or more, so that epoch milliseconds (13) do not match. Card numbers start with 2 to 6.
const cardLike = /(?<![\w.-])[2-6](?:[ -]?\d){13,18}(?![\w.-])/g;

const hidesCard = (text: string): boolean => text.length >= 14 && hideCards(text) !== text;

const hideCards = (text: string): string =>
  text.replace(cardLike, (digits) => (passesLuhn(digits.replace(/\D/g, '')) ? hidden : digits));

// Every card number passes the Luhn check; so does one in ten of other long numbers, which is acceptable.
const passesLuhn = (digits: string): boolean => {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
};
