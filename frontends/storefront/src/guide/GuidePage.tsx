import './guide.css';
import { ButtonLink, SectionHeader, useDocumentTitle, useTranslate, useUser } from '@sargam/kit';
import { guideSteps } from '@sargam/kit/site';
import { type GuideStep, stepAddress } from './step-address.ts';

const Step = ({ step }: { step: GuideStep }) => {
  const t = useTranslate();
  const to = stepAddress(step, useUser());
  return (
    <li>
      <h2>{t(`storefront.guide.${step}.title`)}</h2>
      <p className="muted">{t(`storefront.guide.${step}.text`)}</p>
      {to && (
        <ButtonLink variant="line" to={to}>
          {t(`storefront.guide.${step}.link`)}
        </ButtonLink>
      )}
    </li>
  );
};

export default function GuidePage() {
  const t = useTranslate();
  useDocumentTitle(t('storefront.guide.title'));
  return (
    <div className="wrap sec">
      <SectionHeader as="h1" title={t('storefront.guide.title')} text={t('storefront.guide.text')} />
      <ol className="guide">
        {guideSteps.map((step) => (
          <Step key={step} step={step} />
        ))}
      </ol>
    </div>
  );
}
