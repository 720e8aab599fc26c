import { useEffect } from 'react';
import { useText } from '../i18n/useText.ts';

/** Names the page in the browser's tab and in history: `useTitle(course?.title)`. Nothing while undefined. */
export const useTitle = (title: string | undefined): void => {
  const t = useText();
  useEffect(() => {
    if (title) document.title = `${title} · ${t('kit.brand')}`;
  }, [title, t]);
};
