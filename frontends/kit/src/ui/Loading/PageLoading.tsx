import { useText } from '../../i18n/useText.ts';
import { BeatsLoader } from './BeatsLoader.tsx';
import { useDelayed } from './useDelayed.ts';

/** Fills the place of a page while its code or the session is on the way. */
export const PageLoading = () => {
  const t = useText();
  const late = useDelayed();
  return (
    <output className="page-loading wrap">
      {late && (
        <span className="row b">
          <BeatsLoader />
          {t('kit.loading')}
        </span>
      )}
    </output>
  );
};
