import { useColorScheme } from '../../color-scheme/index.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Menu } from '../Menu/Menu.tsx';
import { ColorSchemeButtons, colorSchemeIcons } from './ColorSchemeButtons.tsx';

/** Light, dark or as the device: the button shows which, and says so. */
export const ColorSchemeMenu = () => {
  const t = useTranslate();
  const chosen = useColorScheme();
  const Icon = colorSchemeIcons[chosen];
  return (
    <Menu
      className="ib"
      align="end"
      label={t('kit.scheme.chosen', { name: t(`kit.scheme.${chosen}`) })}
      button={<Icon aria-hidden />}
    >
      {(close) => <ColorSchemeButtons onChoose={close} />}
    </Menu>
  );
};
