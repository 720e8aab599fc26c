import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { environmentName, type Setting, type Settings, setting } from '@sargam/chassis/config';
import type { PartDescription } from '@sargam/local/parts/description';
import { root } from '../run.ts';

/** The servers of front ends read these variables; front ends have no config.ts. */
const serverSettings = { siteUrl: setting.url('Public address of the site') };
const shellSettings = {
  ...serverSettings,
  serviceWorker: setting.oneOf('Whether pages register the service worker', ['on', 'off'], { default: 'on' }),
  supportPhone: setting.text('Phone of the support, in the footer if set', { default: '' }),
  supportHoursEn: setting.text('When the support answers the phone, in English', { default: '' }),
  supportHoursBn: setting.text('When the support answers the phone, in Bengali', { default: '' }),
  supportEmail: setting.text('E-mail address of the support, on the contact page if set', { default: '' }),
  officeEn: setting.text('Address of the office in English, in the footer if set', { default: '' }),
  officeBn: setting.text('Address of the office in Bengali, in the footer if set', { default: '' }),
  tradeLicence: setting.text('Number of the trade licence, in the footer if set', { default: '' }),
  socialLinks: setting.text('Links in the footer: YouTube=https://…,Facebook=https://…', { default: '' }),
};

/** The chart sets these itself: the ports of its Service, and the files of global.grpcTls. */
const chartSettings = new Set(['grpcPort', 'opsPort', 'httpPort', 'grpcTlsCert', 'grpcTlsKey', 'grpcTlsCa']);

/** A worker `encoder` has its settings in `encoder-config.ts`. */
const configFile = ({ folder, owner, entry }: PartDescription): string =>
  `${folder}/src/${owner ? `${basename(entry, '.cjs')}-config` : 'config'}.ts`;

const readConfig = async (part: PartDescription): Promise<Settings> => {
  const file = configFile(part);
  if (!existsSync(join(root, file))) throw new Error(`There is no ${file}.`);
  const exported = (await import(join(root, file))) as Record<string, Settings>;
  const found = Object.entries(exported).find(([name]) => /settings$/i.test(name));
  if (!found) throw new Error(`${file} exports no settings.`);
  return found[1];
};

/** The settings of a part that an operator may set, by key. */
export const readPartSettings = async (part: PartDescription): Promise<Settings> => {
  if (part.kind === 'service') {
    const entries = Object.entries(await readConfig(part));
    return Object.fromEntries(entries.filter(([key]) => !chartSettings.has(key)));
  }
  if (!part.server && !part.renders) return {};
  return part.renders ? serverSettings : shellSettings;
};

/** When the Secret must have the setting. */
export type Requirement = 'always' | 'production' | 'never';

export const requirementOf = ({ default: value, optional }: Setting<unknown>): Requirement => {
  if (optional || value === '') return 'never';
  return value === undefined ? 'always' : 'production';
};

/** A line for the comments of values.yaml: `orderLifetime: 30m # Time until an unpaid order expires`. */
export const describeExample = (key: string, { meaning, default: value = '' }: Setting<unknown>): string =>
  `${key}: ${value} # ${meaning}`.replace(/: {2}#/, ': #');

export const environmentNames = (keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, environmentName(key)]));
