import { environmentName } from './environment-name.ts';
import type { Setting, Settings, SettingsOf } from './setting.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Everything that is wrong with the settings, not just the first of it, each in one sentence that says how to mend it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.problems = faults;
  }
}

/**
 * Reads the settings from the environment. An empty text counts as none, because Compose and Helm write empty ones.
 * @throws SettingsError with every fault at once.
 */
export const loadSettings = <const S extends Settings>(settings: S, env: Environment): SettingsOf<S> => {
  const production = env[environmentName('sargamEnv')] === 'production';
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(settings)) {
    const name = environmentName(key);
    const outcome = readOne(setting, env[name], production);
    if ('fault' in outcome) faults.push(`${name}: ${outcome.fault}`);
    else values[key] = outcome.value;
  }
  if (faults.length > 0) throw new SettingsError(faults);
  return Object.freeze(values) as SettingsOf<S>;
};

const readOne = (setting: Setting<unknown>, given: string | undefined, production: boolean) => {
  const text = given || setting.default;
  if (text === undefined) return setting.optional ? { value: undefined } : { fault: missing(setting) };
  const reading = setting.parse(text);
  if ('fault' in reading) return { fault: malformed(setting, reading.fault) };
  const objection = production ? unfit(setting, text) : undefined;
  return objection === undefined ? reading : { fault: objection };
};

const missing = ({ meaning, type }: Setting<unknown>) => `is not set; set it to a ${type} (${meaning})`;

// What was given is part of the fault, except where it must not be seen.
const malformed = ({ meaning, type, secret }: Setting<unknown>, fault: string) =>
  `${secret ? 'cannot be read' : fault}; set it to a ${type} (${meaning})`;

const unfit = (setting: Setting<unknown>, text: string): string | undefined => {
  if (setting.secret && text === setting.default)
    return `still has its default, which everybody knows; production needs one of its own (${setting.meaning})`;
  const objection = setting.rejectInProduction(text);
  return objection && `${objection}, which production must not use; set the real one (${setting.meaning})`;
};
