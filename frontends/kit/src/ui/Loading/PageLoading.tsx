import { useText } from '../../i18n/useText.ts';
import { BeatsLoader } from './BeatsLoader.tsx';
import { useDelayed } from './useDelayed.ts';

/** Fills the place of a page while its code or the session is on the way. */
export const PageLoading = () => {
  const t = useText();
  const late = useDelayed();
  return (
    <div className="page-loading wrap" role="status">
      {late && (
        <p className="row b">
          <BeatsLoader />
          {t('kit.loading')}
        </p>
      )}
    </div>
  );
};
