import { mongoServiceSettings, type SettingsOf } from '@sargam/chassis/config';

export const settings = { ...mongoServiceSettings };

export type CatalogueSettings = SettingsOf<typeof settings>;
