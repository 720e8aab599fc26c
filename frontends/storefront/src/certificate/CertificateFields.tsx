import { type ApiSchemas, Link, typography, useI18n } from '@sargam/kit';
import type { ReactNode } from 'react';
import styles from './certificate-page.module.css';

type Certificate = ApiSchemas['CertificateFace'];

const MAX_MARK = 100;

const Field = ({ name, children }: { name: string; children: ReactNode }) => {
  const { t } = useI18n();
  return (
    <div>
      <dt>{t(`storefront.certificate_page.${name}`)}</dt>
      <dd>{children}</dd>
    </div>
  );
};

/** Every field that is printed on the certificate, in the order of the paper. */
export const CertificateFields = ({ certificate }: { certificate: Certificate }) => {
  const { t, format } = useI18n();
  const { studentName, courseId, courseName, instructorName, theory, practical, providedAt } = certificate;
  const mark = (value: number): string =>
    t('storefront.certificate_page.mark', { mark: format.count(value), most: format.count(MAX_MARK) });
  return (
    <dl className={styles.fields}>
      <Field name="student">
        <span className={styles.name}>{studentName}</span>
      </Field>
      <Field name="course">
        <Link to={`/courseview?id=${encodeURIComponent(courseId)}`}>{courseName}</Link>
      </Field>
      <Field name="instructor">{instructorName}</Field>
      <Field name="theory">
        <span className={typography.digits}>{mark(theory)}</span>
      </Field>
      <Field name="practical">
        <span className={typography.digits}>{mark(practical)}</span>
      </Field>
      <Field name="date">{format.date(providedAt)}</Field>
      <Field name="serial">
        <span lang="en">{certificate.serial}</span>
      </Field>
      <Field name="code">
        <span lang="en" className={typography.digits}>
          {certificate.code.replace(/(.{5})(?=.)/g, '$1-')}
        </span>
      </Field>
    </dl>
  );
};
