import { objectSettings, postgresServiceSettings, type SettingsOf } from '@sargam/chassis/config';

export const settings = { ...postgresServiceSettings, ...objectSettings };

export type PayoutsSettings = SettingsOf<typeof settings>;
