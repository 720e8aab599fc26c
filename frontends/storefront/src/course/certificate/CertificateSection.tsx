import { Button, layout, Section, typography, useTranslate } from '@sargam/kit';
import { IconCertificate, IconCircleCheck } from '@tabler/icons-react';
import type { Course } from '../lessons.ts';
import styles from './certificate.module.css';
import { useCertificateApplication } from './useCertificateApplication.ts';

/** Application for the certificate, and its status. */
export const CertificateSection = ({ course }: { course: Course }) => {
  const t = useTranslate();
  const { isOffered, apply, unfinishedLessons, busy, status } = useCertificateApplication(course);
  if (!isOffered || course.bundle) return null;
  return (
    <Section id="certificate" title={t('storefront.certificate.title')}>
      <div className={styles.certificate}>
        <p>{t('storefront.certificate.text')}</p>
        {course.access && unfinishedLessons > 0 && (
          <p className={typography.muted}>{t('storefront.certificate.left', { count: unfinishedLessons })}</p>
        )}
        <div aria-live="polite">
          {status && (
            <p className={`${layout.row} ${styles.answer}`}>
              <IconCircleCheck aria-hidden />
              {t(`storefront.certificate.${status}`)}
            </p>
          )}
        </div>
        {!status && (
          <Button
            variant="line"
            busy={busy}
            icon={<IconCertificate aria-hidden />}
            onClick={apply}
            text="storefront.certificate.apply"
          />
        )}
      </div>
    </Section>
  );
};
