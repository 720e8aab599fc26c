import { useEffect } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';

/** Names the page in the browser's tab and in history: `useTitle(course?.title)`. Nothing while undefined. */
export const useDocumentTitle = (title: string | undefined): void => {
  const t = useTranslate();
  useEffect(() => {
    if (title) document.title = `${title} · ${t('kit.brand')}`;
  }, [title, t]);
};
