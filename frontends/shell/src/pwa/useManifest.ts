import { useLanguage } from '@sargam/kit';
import { useEffect } from 'react';

/** Links the web app manifest of the page's language, which sets the name of the installed app. */
export const useManifest = (): void => {
  const language = useLanguage();
  useEffect(() => {
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${language}.webmanifest`);
  }, [language]);
};
