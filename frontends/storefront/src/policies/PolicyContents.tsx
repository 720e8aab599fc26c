import { Link, useTranslate } from '@sargam/kit';
import { type PolicyName, policySections } from '@sargam/kit/site';

/** Table of contents. */
export const PolicyContents = ({ name }: { name: PolicyName }) => {
  const t = useTranslate();
  return (
    <nav className="policy-contents" aria-labelledby="policy-contents">
      <h2 id="policy-contents">{t('storefront.policy.contents')}</h2>
      <ol>
        {policySections[name].map((section) => (
          <li key={section}>
            <Link to={`#${section}`}>{t(`storefront.${name}.${section}.title`)}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
