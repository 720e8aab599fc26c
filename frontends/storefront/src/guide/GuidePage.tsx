import {
  ButtonLink,
  layout,
  roles,
  SectionHeader,
  Text,
  typography,
  type User,
  usePageTitle,
  useUser,
} from '@sargam/kit';
import { guideSteps } from '@sargam/kit/site';
import { loginUrl } from '../account/redirect.ts';
import styles from './guide.module.css';

type GuideStep = (typeof guideSteps)[number];

const CLASSROOM = '/studentpanel?tab=0';

/** The page for a step. Undefined if the step is done or the role has no such page. */
const stepUrl = (step: GuideStep, user: User | undefined): string | undefined => {
  switch (step) {
    case 'signup':
      return user ? undefined : '/signup';
    case 'verify':
      return '/verify-email';
    case 'buy':
      return '/allcourses';
    case 'classroom':
      if (!user) return loginUrl(CLASSROOM);
      return user.type === roles.student ? CLASSROOM : undefined;
    case 'support':
      return '/contact';
  }
};

const Step = ({ step }: { step: GuideStep }) => {
  const to = stepUrl(step, useUser());
  return (
    <li>
      <h2>
        <Text id={`storefront.guide.${step}.title`} />
      </h2>
      <p className={typography.muted}>
        <Text id={`storefront.guide.${step}.text`} />
      </p>
      <div className={styles.link}>
        {to && <ButtonLink variant="line" to={to} text={`storefront.guide.${step}.link`} />}
      </div>
    </li>
  );
};

export default function GuidePage() {
  usePageTitle('storefront.guide.title');
  return (
    <div className={`${layout.container} ${layout.section}`}>
      <SectionHeader
        as="h1"
        title={<Text id="storefront.guide.title" />}
        text={<Text id="storefront.guide.text" />}
      />
      <ol className={styles.steps}>
        {guideSteps.map((step) => (
          <Step key={step} step={step} />
        ))}
      </ol>
    </div>
  );
}
