import { useTranslate } from '../../i18n/useTranslate.ts';
import { Loader } from './Loader.tsx';
import { useDelayElapsed } from './useDelayElapsed.ts';

/** The loading state of a page, while its code or the session loads. */
export const PageLoading = () => {
  const t = useTranslate();
  const isVisible = useDelayElapsed();
  return (
    <output className="page-loading wrap">
      {isVisible && (
        <span className="row b">
          <Loader />
          {t('kit.loading')}
        </span>
      )}
    </output>
  );
};
