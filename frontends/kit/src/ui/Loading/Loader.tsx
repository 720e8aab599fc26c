import styles from './loading.module.css';

/** A decorative loading animation: four dots at 100 beats per minute. */
export const Loader = () => (
  <span className={styles.loader} aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </span>
);
