import kitStyles from '@sargam/kit/rich-text.module.css';
import styles from './rich-text.module.css';

/**
 * HTML from the editor. The catalogue sanitises it when it is saved (decision L5), and the content security policy blocks
 * inline scripts.
 */
export const RichText = ({ html }: { html: string }) => (
  <div className={`${kitStyles.richText} ${styles.richText}`} dangerouslySetInnerHTML={{ __html: html }} />
);
