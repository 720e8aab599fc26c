import { Link, useTranslate } from '@sargam/kit';

const placeholders = { terms: '⟨terms⟩', privacy: '⟨privacy⟩' } as const;

/** Links open in a new tab, because leaving the page would clear the form. */
export const Agreement = () => {
  const t = useTranslate();
  const parts = t('storefront.signup.agree', placeholders).split(/⟨(terms|privacy)⟩/);
  return (
    <p className="sm muted">
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <Link key={part} to={`/${part}`} target="_blank">
            {t(`storefront.signup.${part}`)}
          </Link>
        ),
      )}
    </p>
  );
};
