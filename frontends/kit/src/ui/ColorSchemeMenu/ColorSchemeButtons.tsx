import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { colorSchemes, setColorScheme, useColorScheme } from '../../color-scheme/index.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

export const colorSchemeIcons = { system: IconDeviceDesktop, light: IconSun, dark: IconMoon } as const;

/** Three buttons, of which one is pressed; whoever puts them somewhere gives them a frame and a name. */
export const ColorSchemeButtons = ({ onChoose }: { onChoose?: () => void }) => {
  const t = useTranslate();
  const chosen = useColorScheme();
  return colorSchemes.map((scheme) => {
    const Icon = colorSchemeIcons[scheme];
    return (
      <button
        key={scheme}
        type="button"
        aria-pressed={scheme === chosen}
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
