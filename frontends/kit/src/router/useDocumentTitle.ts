import { useEffect } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';

/** Sets the document title: `useDocumentTitle(course?.title)`. Does nothing while the title is undefined. */
export const useDocumentTitle = (title: string | undefined): void => {
  const t = useTranslate();
  useEffect(() => {
    if (title) document.title = `${title} · ${t('kit.brand')}`;
  }, [title, t]);
};

/** Sets the document title to the text of a key. */
export const usePageTitle = (key: string): void => useDocumentTitle(useTranslate()(key));
