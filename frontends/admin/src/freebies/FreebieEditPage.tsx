import { apiGet, ButtonLink, Skeleton, useNavigate, useParams } from '@sargam/kit';
import { useForm, zodResolver } from '@sargam/kit/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditForm } from '../form/index.ts';
import { QueryPart } from '../page/QueryPart.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { FreebieFields } from './FreebieFields.tsx';
import {
  type Freebie,
  type FreebieInput,
  type FreebieValues,
  freebieSchema,
  incomplete,
  toFreebieValues,
} from './freebie-schema.ts';
import { StoredFiles } from './StoredFiles.tsx';
import { updateFreebie } from './save-freebie.ts';

/**
 * The freebie that the form is based on. The removal of a file increases the version by one; if it increased by more, somebody else
 * has changed the freebie too, and the old version stays, so that saving is refused.
 */
const useBase = (loaded: Freebie) => {
  const [base, setBase] = useState(loaded);
  const applyFiles = ({ documents, carouselList, carouselIds, version }: Freebie): void =>
    setBase((before) => ({
      ...before,
      documents,
      carouselList,
      carouselIds,
      version: version === before.version + 1 ? version : before.version,
    }));
  return [base, applyFiles] as const;
};

const FreebieEditForm = ({ loaded }: { loaded: Freebie }) => {
  const navigate = useNavigate();
  const [freebie, applyFiles] = useBase(loaded);
  const form = useForm<FreebieInput, unknown, FreebieValues>({
    resolver: zodResolver(freebieSchema),
    defaultValues: toFreebieValues(loaded),
  });
  return (
    <EditForm
      form={form}
      draft={`freebie ${freebie._id}`}
      submit="admin.save"
      saved="admin.freebie.updated"
      invalid={incomplete}
      failed="admin.generic.failed_please"
      actions={<ButtonLink variant="line" to="/adminfreebies" text="kit.cancel" />}
      onSubmit={(values) => updateFreebie(freebie, freebie.version, values)}
      onSaved={() => void navigate('/adminfreebies')}
    >
      <FreebieFields form={form} thumbnail={freebie.thumbnail} />
      <StoredFiles freebie={freebie} onChange={applyFiles} />
    </EditForm>
  );
};

export default function FreebieEditPage() {
  const { id = '' } = useParams();
  const query = useQuery({
    ...apiGet('/freebies/{id}', { path: { id }, query: { texts: 'both' } }),
    // The form starts from the present freebie, not from an earlier visit.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <ScreenPage title="admin.menu.freebie_update">
      <QueryPart query={query} loading={<Skeleton height={220} />}>
        {(freebie) => <FreebieEditForm key={freebie._id} loaded={freebie} />}
      </QueryPart>
    </ScreenPage>
  );
}
