import {
  type ApiSchemas,
  LoadingState,
  layout,
  Skeleton,
  typography,
  useDocumentTitle,
  useI18n,
  useParams,
} from '@sargam/kit';
import { IconBan, IconCircleCheck } from '@tabler/icons-react';
import { FoundPage } from '../shared/FoundPage.tsx';
import { ShareLinks } from '../shared/share/ShareLinks.tsx';
import { CertificateFields } from './CertificateFields.tsx';
import styles from './certificate-page.module.css';
import { certificatePath } from './certificate-path.ts';
import { useCertificate } from './useCertificate.ts';

type Certificate = ApiSchemas['CertificateFace'];

const CertificateSkeleton = () => (
  <LoadingState>
    <div className={`${layout.container} ${styles.page}`}>
      <div className={`${styles.paper} ${layout.column}`}>
        <Skeleton height={40} width="50%" />
        <Skeleton height={60} />
        <Skeleton count={7} height={28} />
      </div>
    </div>
  </LoadingState>
);

/** Whether the certificate is valid, in words. */
const Validity = ({ certificate: { revokedAt } }: { certificate: Certificate }) => {
  const { t, format } = useI18n();
  const text = revokedAt
    ? t('storefront.certificate_page.revoked', { date: format.date(revokedAt) })
    : t('storefront.certificate_page.valid');
  return (
    <p className={styles.validity}>
      {revokedAt ? <IconBan aria-hidden /> : <IconCircleCheck aria-hidden />}
      {text}
    </p>
  );
};

const CertificateContent = ({ certificate }: { certificate: Certificate }) => {
  const { t } = useI18n();
  const title = t('storefront.certificate_page.of', {
    student: certificate.studentName,
    course: certificate.courseName,
  });
  useDocumentTitle(title);
  return (
    <div className={`${layout.container} ${styles.page}`}>
      <article className={styles.paper} data-revoked={certificate.revokedAt ? '' : undefined}>
        <h1>{t('storefront.certificate_page.title')}</h1>
        <Validity certificate={certificate} />
        <CertificateFields certificate={certificate} />
        <p className={`${typography.small} ${typography.muted}`}>
          {t('storefront.certificate_page.compare')}
        </p>
        {!certificate.revokedAt && <ShareLinks title={title} path={certificatePath(certificate)} />}
      </article>
    </div>
  );
};

/** The public page of a certificate: what is printed on it, and whether it is valid. Needs no account and no script. */
export default function CertificatePage() {
  const { code = '' } = useParams();
  return (
    <FoundPage
      query={useCertificate(code)}
      loading={<CertificateSkeleton />}
      missing={{
        title: 'storefront.certificate_page.missing',
        text: 'storefront.certificate_page.missing_text',
        link: ['/', 'storefront.certificate_page.home'],
      }}
    >
      {(certificate) => <CertificateContent certificate={certificate} />}
    </FoundPage>
  );
}
