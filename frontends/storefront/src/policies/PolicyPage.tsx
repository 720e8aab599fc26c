import './policy.css';
import { ButtonLink, SectionHeader, useDocumentTitle, useTranslate } from '@sargam/kit';
import { type PolicyName, policySections } from '@sargam/kit/site';
import { PolicyContents } from './PolicyContents.tsx';
import { PolicySection } from './PolicySection.tsx';
import { useScrollToSection } from './useScrollToSection.ts';

/** Terms or privacy policy. Each section has an anchor (`/terms#refunds`). */
export default function PolicyPage({ name }: { name: PolicyName }) {
  const t = useTranslate();
  useDocumentTitle(t(`storefront.${name}.title`));
  useScrollToSection();
  return (
    <div className="wrap sec">
      <SectionHeader as="h1" title={t(`storefront.${name}.title`)} text={t(`storefront.${name}.lead`)} />
      <div className="policy">
        <PolicyContents name={name} />
        <article>
          {policySections[name].map((section) => (
            <PolicySection key={section} policy={name} section={section} />
          ))}
          <p className="row wrapf">
            {t('storefront.policy.ask')}
            <ButtonLink variant="line" to="/contact">
              {t('storefront.policy.contact')}
            </ButtonLink>
          </p>
        </article>
      </div>
    </div>
  );
}
