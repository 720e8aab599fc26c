import {
  Button,
  ButtonLink,
  layout,
  Section,
  typography,
  useStudent,
  useTranslate,
  useUser,
} from '@sargam/kit';
import { IconCertificate, IconCircleCheck } from '@tabler/icons-react';
import type { Course } from '../lessons.ts';
import styles from './certificate.module.css';
import { useCertificateApplication } from './useCertificateApplication.ts';

/** The state of the application in words; it is read by screen readers when it changes. */
const Status = ({ status }: { status: string | null | undefined }) => {
  const t = useTranslate();
  return (
    <div aria-live="polite">
      {status && (
        <p className={`${layout.row} ${styles.answer}`} data-status={status}>
          {status !== 'revoked' && <IconCircleCheck aria-hidden />}
          {t(`storefront.certificate.${status}`)}
        </p>
      )}
    </div>
  );
};

/** For a student who has or had the course. PDF, dates and reasons are in the classroom. */
const Application = ({ course, email = '' }: { course: Course; email: string | undefined }) => {
  const t = useTranslate();
  const { apply, unfinishedLessons, busy, status } = useCertificateApplication(course, email);
  return (
    <>
      {!status && unfinishedLessons > 0 && (
        <p className={typography.muted}>{t('storefront.certificate.left', { count: unfinishedLessons })}</p>
      )}
      <Status status={status} />
      {status ? (
        <ButtonLink variant="line" to="/studentpanel?tab=0" text="storefront.certificate.classroom" />
      ) : (
        <Button
          variant="line"
          busy={busy}
          icon={<IconCertificate aria-hidden />}
          onClick={apply}
          text="storefront.certificate.apply"
        />
      )}
    </>
  );
};

/** A visitor has no lessons to finish, so the button is inactive. */
const ForVisitors = () => {
  const t = useTranslate();
  return (
    <>
      <p id="certificate-login" className={typography.muted}>
        {t('storefront.certificate.login')}
      </p>
      <Button
        variant="line"
        disabled
        aria-describedby="certificate-login"
        icon={<IconCertificate aria-hidden />}
        text="storefront.certificate.apply"
      />
    </>
  );
};

/** How a certificate is reached, with its state for students who have or had the course. */
export const CertificateSection = ({ course }: { course: Course }) => {
  const t = useTranslate();
  const isVisitor = useUser() === undefined;
  const student = useStudent();
  const isStudied = student !== undefined && course.access != null;
  if (course.bundle || !(isVisitor || isStudied)) return null;
  return (
    <Section id="certificate" title={t('storefront.certificate.title')}>
      <div className={styles.certificate}>
        <p>{t('storefront.certificate.text')}</p>
        {isStudied ? <Application course={course} email={student.email} /> : <ForVisitors />}
      </div>
    </Section>
  );
};
