import { environmentName } from './environment-name.ts';
import type { Setting, Settings } from './setting.ts';

const shownDefault = ({ default: value, optional, secret }: Setting<unknown>): string => {
  if (value === undefined) return optional ? 'none' : 'must be set';
  if (secret) return 'for development only';
  return value === '' ? 'empty' : `\`${value}\``;
};

/** A Markdown table of the settings, for a README. */
export const describeSettings = (settings: Settings): string =>
  [
    '| setting | is | default | meaning |',
    '|---|---|---|---|',
    ...Object.entries(settings).map(
      ([key, setting]) =>
        `| \`${environmentName(key)}\` | ${setting.type} | ${shownDefault(setting)} | ${setting.meaning} |`,
    ),
  ].join('\n');
