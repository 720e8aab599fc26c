import { Button } from '@sargam/kit';
import styles from './store-cells.module.css';

/** Edit and delete of a row. */
export const RowButtons = ({ onEdit, onDelete }: { onEdit: () => void; onDelete: () => void }) => (
  <div className={styles.buttons}>
    <Button variant="line" size="small" onClick={onEdit} text="admin.edit" />
    <Button variant="line" size="small" onClick={onDelete} text="admin.delete" />
  </div>
);

/** The uploaded picture of a row; an empty box without one. */
export const PictureCell = ({ src }: { src: string | null }) => (
  <span className={styles.picture}>{src && <img src={src} alt="" loading="lazy" />}</span>
);

/** The first two lines of a description. */
export const DescriptionCell = ({ text }: { text: string }) => (
  <span className={styles.description}>{text}</span>
);
