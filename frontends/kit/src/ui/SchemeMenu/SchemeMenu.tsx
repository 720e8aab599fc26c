import { useText } from '../../i18n/useText.ts';
import { useScheme } from '../../scheme/index.ts';
import { Menu } from '../Menu/Menu.tsx';
import { SchemeChoices, schemeIcons } from './SchemeChoices.tsx';

/** Light, dark or as the device: the button shows which, and says so. */
export const SchemeMenu = () => {
  const t = useText();
  const chosen = useScheme();
  const Icon = schemeIcons[chosen];
  return (
    <Menu
      className="ib"
      align="end"
      label={t('kit.scheme.chosen', { name: t(`kit.scheme.${chosen}`) })}
      button={<Icon aria-hidden />}
    >
      {(close) => <SchemeChoices onPick={close} />}
    </Menu>
  );
};
