import {
  api,
  ErrorState,
  LoadingState,
  Skeleton,
  Text,
  useErrorText,
  useLanguage,
  useTranslate,
} from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PreviewHead } from '../page/PreviewHead.tsx';
import { useDebounced } from '../page/useDebounced.ts';
import type { toContent } from './mail-schema.ts';
import styles from './mass-mail.module.css';

type Content = ReturnType<typeof toContent>;

/** The server renders the mail, so that the preview is what recipients get. */
const usePreview = (content: Content) => {
  const body = useDebounced(JSON.stringify(content));
  return useQuery({
    queryKey: ['api', '/mass-mail/preview', body],
    queryFn: ({ signal }) => api.POST('/mass-mail/preview', { body: JSON.parse(body) as Content, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
};

/** The mail in either language, in a frame without scripts. */
export const MailPreview = ({ content }: { content: Content }) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const [language, setLanguage] = useState(useLanguage());
  const { data, error, refetch } = usePreview(content);
  const mail = data && (language === 'bn' ? data.bn : data.en);
  return (
    <section className={styles.preview} aria-label={t('admin.mail.preview')}>
      <PreviewHead
        title="admin.mail.preview"
        label="admin.mail.preview_language"
        language={language}
        onChange={setLanguage}
      />
      {mail && (
        <>
          <p lang={language}>
            <b>{mail.subject || '–'}</b>
          </p>
          <iframe sandbox="" srcDoc={mail.html} title={t('admin.mail.preview')} className={styles.mail} />
        </>
      )}
      {data && !mail && (
        <p>
          <Text id="admin.mail.no_bengali" />
        </p>
      )}
      {!data && !error && (
        <LoadingState>
          <Skeleton height={320} />
        </LoadingState>
      )}
      {!data && error && <ErrorState retry={() => void refetch()} text={errorText(error)} />}
    </section>
  );
};
