import { type ApiSchemas, Button, Dialog } from '@sargam/kit';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import styles from './popup.module.css';

type Props = { popup: ApiSchemas['Popup']; onClose: () => void };

/** Long text scrolls above the button. The catalogue sanitises the text when it is saved. */
export default function PopupDialog({ popup, onClose }: Props) {
  const { title, body, thumbnail } = popup;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={<Button variant="solid" onClick={onClose} text="kit.close" />}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scrollable region must be focusable with the keyboard */}
      <div className={styles.content} tabIndex={0} role="group" aria-label={title}>
        {thumbnail && <img src={thumbnail} alt="" width="640" height="360" />}
        <RichText html={body} />
      </div>
    </Dialog>
  );
}
