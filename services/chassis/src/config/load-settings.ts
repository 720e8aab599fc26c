import type { Setting, Settings, SettingsOf } from './setting.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** All problems of the settings, each in one sentence that says how to fix it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Reads the settings from the environment. An empty text counts as not set, because Compose and Helm write empty texts.
 * @throws SettingsError with all problems.
 */
export const loadSettings = <const S extends Settings>(settings: S, env: Environment): SettingsOf<S> => {
  const production = env[environmentName('sargamEnv')] === 'production';
  const acceptsSandboxes = env[environmentName('acceptsSandboxes')] === 'true';
  const needsEncryption = production && env[environmentName('networkEncrypts')] !== 'true';
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(settings)) {
    const name = environmentName(key);
    const text = env[name] || setting.default;
    const outcome = readOne(setting, text, production ? { acceptsSandboxes } : undefined);
    if ('problem' in outcome) problems.push(`${name}: ${outcome.problem}`);
    else if (needsEncryption && !isEncrypted(setting, text))
      problems.push(`${name}: ${unencrypted(setting)}`);
    else values[key] = outcome.value;
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return Object.freeze(values) as SettingsOf<S>;
};

interface Production {
  readonly acceptsSandboxes: boolean;
}

const readOne = (setting: Setting<unknown>, text: string | undefined, production: Production | undefined) => {
  if (text === undefined) return setting.optional ? { value: undefined } : { problem: missing(setting) };
  const reading = setting.parse(text);
  if ('problem' in reading) return { problem: malformed(setting, reading.problem) };
  const problem = production && productionProblem(setting, text, production);
  return problem === undefined ? reading : { problem: problem };
};

const isEncrypted = ({ encryption }: Setting<unknown>, text: string | undefined): boolean =>
  !encryption || (text !== undefined && encryption.isOn(text));

const unencrypted = ({ encryption }: Setting<unknown>): string =>
  `the connection is not encrypted, which production does not accept; ${encryption?.advice}, or set NETWORK_ENCRYPTS=true where the network encrypts every connection`;

const missing = ({ meaning, type }: Setting<unknown>) => `is not set; set it to a ${type} (${meaning})`;

// The given text is part of the message, except for secrets.
const malformed = ({ meaning, type, secret }: Setting<unknown>, problem: string) =>
  `${secret ? 'cannot be read' : problem}; set it to a ${type} (${meaning})`;

const productionProblem = (
  setting: Setting<unknown>,
  text: string,
  { acceptsSandboxes }: Production,
): string | undefined => {
  // An empty default, of the earlier values of a secret, is no published secret.
  if (setting.secret && text !== '' && text === setting.default)
    return `has its public default value; production needs a secret value (${setting.meaning})`;
  const problem = setting.rejectInProduction(text, acceptsSandboxes);
  return problem && `${problem}, which production does not accept; set the real value (${setting.meaning})`;
};

/** checkoutHost → CHECKOUT_HOST, s3Endpoint → S3_ENDPOINT. */
export const environmentName = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
