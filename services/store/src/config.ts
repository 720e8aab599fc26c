import { defineSettings, postgresSettings, processSettings, type SettingsOf } from '@sargam/chassis/config';

export const settings = defineSettings({ ...processSettings, ...postgresSettings });

export type StoreSettings = SettingsOf<typeof settings>;
