import { environmentName } from './load-settings.ts';
import type { Setting, Settings } from './setting.ts';

const formatDefault = ({ default: value, optional, secret }: Setting<unknown>): string => {
  if (value === undefined) return optional ? 'none' : 'must be set';
  if (secret) return 'development only';
  return value === '' ? 'empty' : `\`${value}\``;
};

/** A Markdown table of the settings, for a README. */
export const describeSettings = (settings: Settings): string =>
  [
    '| setting | type | default | meaning |',
    '|---|---|---|---|',
    ...Object.entries(settings).map(
      ([key, setting]) =>
        `| \`${environmentName(key)}\` | ${setting.type} | ${formatDefault(setting)} | ${setting.meaning} |`,
    ),
  ].join('\n');
