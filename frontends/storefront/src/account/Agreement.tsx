import { Link, useTranslate } from '@sargam/kit';

const marks = { terms: '⟨terms⟩', privacy: '⟨privacy⟩' } as const;

/** One sentence with two links; they open beside the form, which would be empty after coming back. */
export const Agreement = () => {
  const t = useTranslate();
  const parts = t('storefront.signup.agree', marks).split(/⟨(terms|privacy)⟩/);
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
