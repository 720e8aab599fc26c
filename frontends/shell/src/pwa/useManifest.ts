import { useLanguage } from '@sargam/kit';
import { useEffect } from 'react';

/** The name under which the site is installed is that of the language it is read in. */
export const useManifest = (): void => {
  const language = useLanguage();
  useEffect(() => {
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${language}.webmanifest`);
  }, [language]);
};
