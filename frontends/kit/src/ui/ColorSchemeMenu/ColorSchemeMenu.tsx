import { useColorScheme } from '../../color-scheme/index.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import buttonStyles from '../Button/button.module.css';
import { Menu } from '../Menu/Menu.tsx';
import { ColorSchemeButtons, colorSchemeIcons } from './ColorSchemeButtons.tsx';

/** A menu to select light, dark or the device setting. The button shows the selected scheme. */
export const ColorSchemeMenu = () => {
  const t = useTranslate();
  const selected = useColorScheme();
  const Icon = colorSchemeIcons[selected];
  return (
    <Menu
      className={buttonStyles.iconButton}
      iconOnly
      align="end"
      label={t('kit.scheme.chosen', { name: t(`kit.scheme.${selected}`) })}
      button={<Icon aria-hidden />}
    >
      {(close) => <ColorSchemeButtons onChoose={close} />}
    </Menu>
  );
};
