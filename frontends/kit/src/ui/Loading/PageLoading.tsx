import { Text } from '../../i18n/Text.tsx';
import { Loader } from './Loader.tsx';
import { useDelayElapsed } from './useDelayElapsed.ts';

/** The loading state of a page, while its code or the session loads. */
export const PageLoading = () => {
  const isVisible = useDelayElapsed();
  return (
    <output className="page-loading wrap">
      {isVisible && (
        <span className="row b">
          <Loader />
          <Text id="kit.loading" />
        </span>
      )}
    </output>
  );
};
