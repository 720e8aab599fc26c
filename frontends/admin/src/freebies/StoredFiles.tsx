import { api, IconButton, layout, useI18n } from '@sargam/kit';
import { IconFileText, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { DeleteDialog, useAction } from '../form/index.ts';
import type { Freebie } from './freebie-schema.ts';
import styles from './stored-files.module.css';

type StoredFile = { key: string; name: string; view: ReactNode };

const documentsOf = ({ documents }: Freebie): StoredFile[] =>
  documents.map(({ _id, name, path }) => ({
    key: _id,
    name,
    view: (
      <a href={path} download={name} className={layout.grow}>
        <IconFileText aria-hidden /> {name}
      </a>
    ),
  }));

const FileList = ({
  title,
  files,
  onRemove,
}: {
  title: string;
  files: StoredFile[];
  onRemove: (file: StoredFile) => void;
}) =>
  files.length > 0 && (
    <section className={styles.files} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.key}>
            {file.view}
            <IconButton
              small
              label="kit.file.remove"
              values={{ name: file.name }}
              onClick={() => onRemove(file)}
            >
              <IconTrash aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );

type Props = { freebie: Freebie; onChange: (changed: Freebie) => void };

/** The saved documents and slides, each of which can be removed alone. */
export const StoredFiles = ({ freebie, onChange }: Props) => {
  const { t, format } = useI18n();
  const [asked, setAsked] = useState<StoredFile>();
  const remove = useAction(
    async ({ key }: StoredFile) => {
      const params = { path: { id: freebie._id, key } };
      const { data } = await api.DELETE('/freebies/{id}/file/{key}', { params });
      onChange(data);
    },
    { saved: 'admin.freebie.updated', failed: 'admin.generic.failed_please', refresh: '/freebies' },
  );
  const slides = freebie.carouselList.map((path, at) => ({
    key: freebie.carouselIds[at] ?? path,
    name: t('admin.freebie.slide', { at: format.count(at + 1) }),
    view: <img src={path} alt={t('admin.freebie.slide', { at: format.count(at + 1) })} loading="lazy" />,
  }));
  return (
    <>
      <FileList title={t('admin.freebie.saved_carousel')} files={slides} onRemove={setAsked} />
      <FileList title={t('admin.freebie.saved_documents')} files={documentsOf(freebie)} onRemove={setAsked} />
      <DeleteDialog
        row={asked}
        title={t('admin.store.delete_title', { name: asked?.name ?? '' })}
        remove={remove}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
};
