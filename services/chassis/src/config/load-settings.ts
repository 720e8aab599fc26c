import type { Settings, SettingsOf } from './setting.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export declare class SettingsError extends Error {
  readonly faults: readonly string[];
}
export declare const loadSettings: <S extends Settings>(settings: S, env: Environment) => SettingsOf<S>;
