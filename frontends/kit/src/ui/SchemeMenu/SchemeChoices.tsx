import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useText } from '../../i18n/useText.ts';
import { chooseScheme, schemes, useScheme } from '../../scheme/index.ts';

export const schemeIcons = { system: IconDeviceDesktop, light: IconSun, dark: IconMoon } as const;

/** Three buttons, of which one is pressed; whoever puts them somewhere gives them a frame and a name. */
export const SchemeChoices = ({ onPick }: { onPick?: () => void }) => {
  const t = useText();
  const chosen = useScheme();
  return schemes.map((scheme) => {
    const Icon = schemeIcons[scheme];
    return (
      <button
        key={scheme}
        type="button"
        aria-pressed={scheme === chosen}
        onClick={() => {
          chooseScheme(scheme);
          onPick?.();
        }}
      >
        <Icon aria-hidden />
        {t(`kit.scheme.${scheme}`)}
      </button>
    );
  });
};
