import { Link, useText } from '@sargam/kit';
import { type PolicyName, policies } from '@sargam/kit/site';

/** The table of contents; it stays in view beside the text where there is room. */
export const Contents = ({ name }: { name: PolicyName }) => {
  const t = useText();
  return (
    <nav className="policy-contents" aria-labelledby="policy-contents">
      <h2 id="policy-contents">{t('storefront.policy.contents')}</h2>
      <ol>
        {policies[name].map((section) => (
          <li key={section}>
            <Link to={`#${section}`}>{t(`storefront.${name}.${section}.title`)}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
