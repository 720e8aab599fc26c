import { type ApiSchemas, Button, Link, useI18n } from '@sargam/kit';
import { IconExternalLink, IconFileTypePdf } from '@tabler/icons-react';
import { useFileDownload } from '../useFileDownload.ts';
import styles from './certificate.module.css';

type Certificate = ApiSchemas['StudentCertificate'];

/** The PDF in each language, and the link to the public page, from which it is shared. */
export const ProvidedCertificate = ({
  certificate,
  course,
}: {
  certificate: Certificate;
  course: string;
}) => {
  const { t } = useI18n();
  const { isBusy, save } = useFileDownload();
  const download = (lang: 'en' | 'bn'): void =>
    save({
      path: `/learning/certificate/${certificate._id}?lang=${lang}`,
      type: 'application/pdf',
      name: `${certificate.serial}-${lang}.pdf`,
    });
  return (
    <div className={styles.actions}>
      {(['en', 'bn'] as const).map((lang) => (
        <Button
          key={lang}
          variant="line"
          size="small"
          busy={isBusy}
          icon={<IconFileTypePdf aria-hidden />}
          aria-label={t(`panel.certificate.pdf_${lang}_label`, { course })}
          onClick={() => download(lang)}
          text={`panel.certificate.pdf_${lang}`}
        />
      ))}
      <Link to={`/certificate/${certificate.code}`} className={styles.link}>
        <IconExternalLink aria-hidden />
        {t('panel.certificate.page')}
      </Link>
    </div>
  );
};
