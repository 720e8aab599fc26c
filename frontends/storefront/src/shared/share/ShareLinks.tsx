import { IconButton, layout, toast, typography, useTranslate } from '@sargam/kit';
import { IconBrandMessenger, IconBrandWhatsapp, IconLink } from '@tabler/icons-react';

const openApp = (address: string): void => void window.open(address, '_blank', 'noopener');

type Props = {
  title: string;
  /** Of the shared page, without the parameters of the visit. */
  path: string;
};

/** Sends the address of a page to friends. Messenger takes links only in its app, so its button is for phones. */
export const ShareLinks = ({ title, path }: Props) => {
  const t = useTranslate();
  const readAddress = (): string => window.location.origin + path;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(readAddress());
      toast.success(t('storefront.share.copied'));
    } catch {
      toast.error(t('storefront.share.copy_failed'));
    }
  };
  const shareOnWhatsApp = (): void =>
    openApp(`https://wa.me/?text=${encodeURIComponent(`${title} ${readAddress()}`)}`);
  const shareOnMessenger = (): void =>
    openApp(`fb-messenger://share?link=${encodeURIComponent(readAddress())}`);
  return (
    <div className={layout.row}>
      <span className={`${typography.small} ${typography.muted}`}>{t('storefront.share.label')}</span>
      <IconButton label="storefront.share.whatsapp" onClick={shareOnWhatsApp}>
        <IconBrandWhatsapp aria-hidden />
      </IconButton>
      <IconButton className={layout.phoneOnly} label="storefront.share.messenger" onClick={shareOnMessenger}>
        <IconBrandMessenger aria-hidden />
      </IconButton>
      <IconButton label="storefront.share.copy" onClick={() => void copy()}>
        <IconLink aria-hidden />
      </IconButton>
    </div>
  );
};
