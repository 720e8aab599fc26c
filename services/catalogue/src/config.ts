import {
  defineSettings,
  kafkaSettings,
  mongoSettings,
  processSettings,
  type SettingsOf,
} from '@sargam/chassis/config';

export const settings = defineSettings({ ...processSettings, ...mongoSettings, ...kafkaSettings });

export type CatalogueSettings = SettingsOf<typeof settings>;
