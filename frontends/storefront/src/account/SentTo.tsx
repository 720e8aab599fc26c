import { Text } from '@sargam/kit';
import styles from './sent-to.module.css';

/** The address to which the verification mail was sent, on a line of its own. */
export const SentTo = ({ email }: { email: string }) => (
  <span className={styles.sentTo}>
    <Text id="storefront.registered.sent_to" />
    <b lang="en">{email}</b>
  </span>
);
