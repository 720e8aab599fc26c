import {
  defineSettings,
  kafkaSettings,
  postgresSettings,
  processSettings,
  type SettingsOf,
} from '@sargam/chassis/config';

export const settings = defineSettings({ ...processSettings, ...postgresSettings, ...kafkaSettings });

export type PayoutsSettings = SettingsOf<typeof settings>;
