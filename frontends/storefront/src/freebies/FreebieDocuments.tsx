import { type ApiSchemas, useTranslate } from '@sargam/kit';
import { IconDownload, IconFileText } from '@tabler/icons-react';

/** Downloads, each under its original file name. */
export const FreebieDocuments = ({ documents }: { documents: ApiSchemas['Freebie']['documents'] }) => {
  const t = useTranslate();
  if (documents.length === 0) return null;
  return (
    <aside className="hung freebie-documents" aria-labelledby="freebie-documents">
      <h2 id="freebie-documents">{t('storefront.freebies.documents')}</h2>
      <ul>
        {documents.map(({ path, name }) => (
          <li key={path}>
            <a href={path} download={name}>
              <IconFileText aria-hidden />
              <span className="grow">
                <span className="freebie-file">{name}</span>
                <span className="xs">{t('storefront.freebies.download')}</span>
              </span>
              <IconDownload aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
};
