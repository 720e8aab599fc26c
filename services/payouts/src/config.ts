import { postgresServiceSettings, type SettingsOf } from '@sargam/chassis/config';

export const settings = { ...postgresServiceSettings };

export type PayoutsSettings = SettingsOf<typeof settings>;
