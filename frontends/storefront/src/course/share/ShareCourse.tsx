import { IconButton, layout, toast, typography, useTranslate } from '@sargam/kit';
import { IconBrandMessenger, IconBrandWhatsapp, IconLink } from '@tabler/icons-react';
import type { Course } from '../lessons.ts';

/** Without the parameters of the visit, such as the page's preview. */
const courseAddress = ({ _id }: Course): string => `${window.location.origin}/courseview?id=${_id}`;

const openApp = (address: string): void => void window.open(address, '_blank', 'noopener');

const shareOnWhatsApp = (course: Course): void =>
  openApp(`https://wa.me/?text=${encodeURIComponent(`${course.title} ${courseAddress(course)}`)}`);

const shareOnMessenger = (course: Course): void =>
  openApp(`fb-messenger://share?link=${encodeURIComponent(courseAddress(course))}`);

/** Sends the course's address to friends. Messenger takes links only in its app, so its button is for phones. */
export const ShareCourse = ({ course }: { course: Course }) => {
  const t = useTranslate();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(courseAddress(course));
      toast.success(t('storefront.share.copied'));
    } catch {
      toast.error(t('storefront.share.copy_failed'));
    }
  };
  return (
    <div className={layout.row}>
      <span className={`${typography.small} ${typography.muted}`}>{t('storefront.share.label')}</span>
      <IconButton label="storefront.share.whatsapp" onClick={() => shareOnWhatsApp(course)}>
        <IconBrandWhatsapp aria-hidden />
      </IconButton>
      <IconButton
        className={layout.phoneOnly}
        label="storefront.share.messenger"
        onClick={() => shareOnMessenger(course)}
      >
        <IconBrandMessenger aria-hidden />
      </IconButton>
      <IconButton label="storefront.share.copy" onClick={() => void copy()}>
        <IconLink aria-hidden />
      </IconButton>
    </div>
  );
};
