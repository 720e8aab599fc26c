import './guide.css';
import { ButtonLink, SectionHead, useText, useTitle, useUser } from '@sargam/kit';
import { guideSteps } from '@sargam/kit/site';
import { type GuideStep, wayOf } from './way-of.ts';

const Step = ({ step }: { step: GuideStep }) => {
  const t = useText();
  const way = wayOf(step, useUser());
  return (
    <li>
      <h2>{t(`storefront.guide.${step}.title`)}</h2>
      <p className="muted">{t(`storefront.guide.${step}.text`)}</p>
      {way && (
        <ButtonLink variant="line" to={way}>
          {t(`storefront.guide.${step}.link`)}
        </ButtonLink>
      )}
    </li>
  );
};

export default function GuidePage() {
  const t = useText();
  useTitle(t('storefront.guide.title'));
  return (
    <div className="wrap sec">
      <SectionHead as="h1" title={t('storefront.guide.title')} text={t('storefront.guide.text')} />
      <ol className="guide">
        {guideSteps.map((step) => (
          <Step key={step} step={step} />
        ))}
      </ol>
    </div>
  );
}
