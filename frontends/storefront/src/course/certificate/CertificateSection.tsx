import './certificate.css';
import { Button, Section, useTranslate } from '@sargam/kit';
import { IconCertificate, IconCircleCheck } from '@tabler/icons-react';
import type { Course } from '../lessons.ts';
import { useCertificateApplication } from './useCertificateApplication.ts';

/** The way to the certificate, and what has become of an application. */
export const CertificateSection = ({ course }: { course: Course }) => {
  const t = useTranslate();
  const { offered, apply, left, busy, answer } = useCertificateApplication(course);
  if (!offered || course.bundle) return null;
  return (
    <Section id="certificate" title={t('storefront.certificate.title')}>
      <div className="certificate">
        <p>{t('storefront.certificate.text')}</p>
        {course.access && left > 0 && (
          <p className="muted">{t('storefront.certificate.left', { count: left })}</p>
        )}
        <div aria-live="polite">
          {answer && (
            <p className="row certificate-answer">
              <IconCircleCheck aria-hidden />
              {t(`storefront.certificate.${answer}`)}
            </p>
          )}
        </div>
        {!answer && (
          <Button variant="line" busy={busy} icon={<IconCertificate aria-hidden />} onClick={apply}>
            {t('storefront.certificate.apply')}
          </Button>
        )}
      </div>
    </Section>
  );
};
