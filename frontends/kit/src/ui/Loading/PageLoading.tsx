import { Text } from '../../i18n/Text.tsx';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';
import { Loader } from './Loader.tsx';
import styles from './loading.module.css';
import { useDelayElapsed } from './useDelayElapsed.ts';

/** The loading state of a page, while its code or the session loads. */
export const PageLoading = () => {
  const isVisible = useDelayElapsed();
  return (
    <output className={`${styles.page} ${layout.container}`}>
      {isVisible && (
        <span className={`${layout.row} ${typography.bold}`}>
          <Loader />
          <Text id="kit.loading" />
        </span>
      )}
    </output>
  );
};
