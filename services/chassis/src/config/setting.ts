import {
  plainSiteProblem,
  productionUrlProblem,
  type UrlRule,
  weakSecretProblem,
} from './production-rules.ts';
import {
  type ParseResult,
  readAddress,
  readChoice,
  readDurationText,
  readFlag,
  readInteger,
  readList,
  readPercent,
  readUrl,
} from './read-setting.ts';

/** How the text of a setting says that a connection is encrypted. */
export interface Encryption {
  readonly isOn: (text: string) => boolean;
  /** What an operator does to encrypt the connection. */
  readonly advice: string;
}

/** The JSON Schema of a setting in the values of a Helm chart, where numbers, flags and lists are no texts. */
export type SettingSchema = Readonly<Record<string, unknown>>;

/** The name of a type for operators, and its schema. */
interface SettingType {
  readonly name: string;
  readonly schema: SettingSchema;
}

/** A setting: its meaning, its parser, and its checks in production. */
export interface Setting<V> {
  readonly meaning: string;
  readonly type: string;
  readonly schema: SettingSchema;
  readonly parse: (text: string) => ParseResult<V>;
  readonly default?: string | undefined;
  readonly optional: boolean;
  readonly secret: boolean;
  /** Whether it is the address of a system outside of Sargam, which has a sandbox. */
  readonly external: boolean;
  /** The reason why production must not use this text; undefined when it may. */
  readonly rejectInProduction: (text: string, acceptsSandboxes: boolean) => string | undefined;
  /** Production needs it to be on, unless NETWORK_ENCRYPTS is true. */
  readonly encryption?: Encryption | undefined;
}

/** The settings of a service. Keys are camelCase here and CAPITALS in the environment (`checkoutHost` is CHECKOUT_HOST). */
export type Settings = Readonly<Record<string, Setting<unknown>>>;
export type SettingsOf<S extends Settings> = {
  readonly [K in keyof S]: S[K] extends Setting<infer V> ? V : never;
};

interface Options<D> {
  readonly default?: D;
  readonly optional?: boolean;
  readonly secret?: boolean;
  readonly encryption?: Encryption;
  readonly isSandbox?: boolean;
}

type Default = string | number | boolean | readonly string[];

/** Only an optional setting may be undefined. */
type Read<V, O> = O extends { readonly optional: true } ? V | undefined : V;

const acceptInProduction = () => undefined;

const make = <V, O extends Options<Default>>(
  { name, schema }: SettingType,
  meaning: string,
  options: O | undefined,
  parse: (text: string) => ParseResult<V>,
  rejectInProduction: Setting<unknown>['rejectInProduction'] = acceptInProduction,
): Setting<Read<V, O>> => ({
  meaning,
  type: name,
  schema,
  parse: parse as (text: string) => ParseResult<Read<V, O>>,
  default: options?.default === undefined ? undefined : String(options.default),
  optional: options?.optional ?? false,
  secret: options?.secret ?? false,
  external: options?.isSandbox ?? false,
  rejectInProduction,
  encryption: options?.encryption,
});

/** A type of settings without options of its own; `D` is the type of a default. */
const settingType =
  <V extends Default, D extends Default = V>(
    name: string,
    schema: SettingSchema,
    parse: (text: string) => ParseResult<V>,
  ) =>
  <const O extends Options<D>>(meaning: string, options?: O) =>
    make({ name, schema }, meaning, options, parse);

interface IntegerOptions extends Options<number> {
  readonly min?: number;
  readonly max?: number;
}

const integerType = ({ min, max }: IntegerOptions = {}): SettingType => ({
  name: 'whole number',
  schema: {
    type: 'integer',
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  },
});

interface UrlOptions extends Options<string>, UrlRule {}

const urlType: SettingType = { name: 'address', schema: { type: 'string', pattern: '^[a-z][a-z0-9+]*://' } };

/** The types of settings. `meaning` is for operators: it is in the README's table and in error messages. */
export const setting = {
  text: settingType<string>('text', { type: 'string' }, (value) => ({ value })),
  integer: <const O extends IntegerOptions>(meaning: string, options?: O) =>
    make(
      integerType(options),
      meaning,
      options,
      readInteger(options?.min ?? Number.MIN_SAFE_INTEGER, options?.max ?? Number.MAX_SAFE_INTEGER),
    ),
  /** From 0 to 99.99, with at most two decimals, as in `amounts`. */
  percent: settingType('percentage', { type: 'number', minimum: 0, maximum: 99.99 }, readPercent),
  port: settingType('port', { type: 'integer', minimum: 0, maximum: 65_535 }, readInteger(0, 65_535)),
  url: <const O extends UrlOptions>(meaning: string, options?: O) =>
    make(urlType, meaning, options, readUrl, productionUrlProblem(options)),
  /** The public address of the site. Production needs https. */
  siteUrl: (meaning: string) => make(urlType, meaning, {}, readUrl, plainSiteProblem),
  /** A secret that an operator makes; `published` is its default for development. */
  key: (meaning: string, published: string) =>
    make(
      { name: 'secret text', schema: { type: 'string' } },
      meaning,
      { default: published, secret: true },
      (value) => ({ value }),
      weakSecretProblem(published),
    ),
  /** `host:port` of a gRPC upstream. */
  address: settingType('host:port', { type: 'string', pattern: ':\\d{1,5}$' }, readAddress),
  flag: settingType('true or false', { type: 'boolean' }, readFlag),
  oneOf: <const V extends string, const O extends Options<NoInfer<V>>>(
    meaning: string,
    choices: readonly V[],
    options?: O,
  ) => make({ name: choices.join(' / '), schema: { enum: choices } }, meaning, options, readChoice(choices)),
  /** Read from texts such as `30s`; the value is in milliseconds. */
  duration: settingType<number, string>(
    'duration',
    { type: 'string', pattern: '^\\d+(ms|s|m|h|d)$' },
    readDurationText,
  ),
  /** Comma-separated. */
  list: settingType<readonly string[], string | readonly string[]>(
    'comma-separated list',
    { type: 'array', items: { type: 'string' } },
    readList,
  ),
};
