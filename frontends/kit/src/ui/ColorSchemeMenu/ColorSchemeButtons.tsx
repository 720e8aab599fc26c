import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { colorSchemes, setColorScheme, useColorScheme } from '../../color-scheme/index.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

export const colorSchemeIcons = { system: IconDeviceDesktop, light: IconSun, dark: IconMoon } as const;

/** One button per colour scheme. The caller provides the labelled container. */
export const ColorSchemeButtons = ({ onChoose }: { onChoose?: () => void }) => {
  const t = useTranslate();
  const selected = useColorScheme();
  return colorSchemes.map((scheme) => {
    const Icon = colorSchemeIcons[scheme];
    return (
      <button
        key={scheme}
        type="button"
        aria-pressed={scheme === selected}
        onClick={() => {
          setColorScheme(scheme);
          onChoose?.();
        }}
      >
        <Icon aria-hidden />
        {t(`kit.scheme.${scheme}`)}
      </button>
    );
  });
};
