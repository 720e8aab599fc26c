import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { colorSchemes, setColorScheme, useColorScheme } from '../../color-scheme/index.ts';
import { Text } from '../../i18n/Text.tsx';

export const colorSchemeIcons = { system: IconDeviceDesktop, light: IconSun, dark: IconMoon } as const;

/** One button per colour scheme. The caller provides the labelled container. */
export const ColorSchemeButtons = ({ onChoose }: { onChoose?: () => void }) => {
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
        <Text id={`kit.scheme.${scheme}`} />
      </button>
    );
  });
};
