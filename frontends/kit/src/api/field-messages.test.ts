import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import bn from '../../locales/bn.json';
import en from '../../locales/en.json';
import { fieldTextName, findFieldText } from '../i18n/field-text.ts';
import { createTranslate } from '../i18n/translate.ts';

const services = join(__dirname, '../../../../services');
const readText = (file: string): string => readFileSync(join(services, file), 'utf8');
const sources = globSync('*/src/**/*.ts', { cwd: services }).filter(
  (file) => !/\.test\.ts$|\/testing\//.test(file),
);

/** How a service writes the message of a field. */
const inServices = [
  /\bfield(?:: [^,]+)?,\s*message: (?:'([^']+)'|`([^`]+)`)/g,
  /code: 'custom', message: '([^']+)'/g,
  /\bfault\('([^']+)'\)/g,
  /'\w+',\s*\w+ \? '[^']*' : '([^']+)',?\s*\]/g,
];
/** The conditions of `requireFields` of commerce: the field, whether it is met, the message. */
const condition = /\[\s*'\w+',[^\]]*?'([^']+)',?\s*\]/g;

const find = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, text = '', template = '']) =>
    (text || template).replace(/\$\{[^}]*\}/g, '1'),
  );

const listMessages = (): string[] => {
  const { 'x-field-messages': ofGateway } = JSON.parse(readText('api-gateway/openapi.json')) as {
    'x-field-messages': string[];
  };
  const ofServices = sources.flatMap((file) => {
    const text = readText(file);
    const conditions = text.includes('requireFields(') ? find(condition, text) : [];
    return [...inServices.flatMap((pattern) => find(pattern, text)), ...conditions];
  });
  const defaults = find(
    /(?:return|\?|:) (?:'([A-Z][^']+)'|`([A-Z][^`]+)`)/g,
    readText('api-gateway/src/http/parse.ts'),
  );
  return [...new Set([...ofGateway, ...ofServices, ...defaults])].sort();
};

const messages = listMessages();

it('finds the messages of the gateway, of its defaults and of every service', () => {
  expect(messages.length).toBeGreaterThan(90);
  for (const message of [
    'not an id',
    'Not less than 1',
    'Choose one to five stars.',
    'Say why',
    '*No links in a name',
  ])
    expect(messages).toContain(message);
});

it('every message of a field has a text in both languages', () => {
  const without = (texts: Record<string, string>) =>
    messages.filter((message) => !Object.hasOwn(texts, fieldTextName(message)));
  expect(without(en.field)).toEqual([]);
  expect(without(bn.field)).toEqual([]);
});

it('every text belongs to a message', () => {
  const names = new Set(messages.map(fieldTextName));
  expect(Object.keys(bn.field).filter((name) => !names.has(name))).toEqual([]);
});

it('the numbers of a message are in its text, in the digits of the page', () => {
  const t = createTranslate('bn', () => ({ kit: { field: bn.field } }));
  expect(findFieldText(t, 'From 2 to 40 letters')).toBe('২ থেকে ৪০ অক্ষরের মধ্যে লিখুন।');
  expect(findFieldText(t, 'Such as 4/4 or 6/8')).toBe('যেমন ৪/৪ বা ৬/৮।');
  expect(findFieldText(t, 'No service sends this')).toBeUndefined();
});
