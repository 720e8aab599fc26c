import { useTranslate } from '../../i18n/useTranslate.ts';
import { Loader } from './Loader.tsx';
import { useDelayElapsed } from './useDelayElapsed.ts';

/** Fills the place of a page while its code or the session is on the way. */
export const PageLoading = () => {
  const t = useTranslate();
  const late = useDelayElapsed();
  return (
    <output className="page-loading wrap">
      {late && (
        <span className="row b">
          <Loader />
          {t('kit.loading')}
        </span>
      )}
    </output>
  );
};
