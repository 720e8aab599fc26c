import { type ApiSchemas, api, apiQuery, formBody, isApiError, Skeleton, useI18n } from '@sargam/kit';
import {
  BilingualField,
  FormPhotoField,
  SwitchField,
  useFieldProps,
  useForm,
  useWatch,
  z,
  zodResolver,
} from '@sargam/kit/forms';
import { useQuery } from '@tanstack/react-query';
import { EditForm, optionalFile, refetchStartingWith } from '../form/index.ts';
import { QueryPart } from '../page/QueryPart.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import { PopupPreview } from './PopupPreview.tsx';
import styles from './popup.module.css';

type Popup = ApiSchemas['Popup'];

/** The landing page shows the popup with this id (decision L12). */
const popupId = 'landing';
const required = 'admin.form.not_filled';
const schema = z.object({
  title: z.string().trim().min(1, required),
  titleBn: z.string().trim(),
  body: z.string().trim().min(1, required),
  bodyBn: z.string().trim(),
  show: z.boolean(),
  thumbnail: optionalFile,
});

const savePopup = async (popup: Popup | null, { thumbnail, ...fields }: z.output<typeof schema>) => {
  const body = formBody<ApiSchemas['PopupForm']>({ ...fields, version: popup?.version }, { thumbnail });
  await api.POST('/popup/{popupId}', { params: { path: { popupId } }, ...body });
  await refetchStartingWith('/popup');
};

const PopupForm = ({ popup }: { popup: Popup | null }) => {
  const { t } = useI18n();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      title: popup?.title ?? '',
      titleBn: popup?.titleBn ?? '',
      body: popup?.body ?? '',
      bodyBn: popup?.bodyBn ?? '',
      show: popup?.show ?? false,
      thumbnail: undefined as File | undefined,
    },
  });
  const field = useFieldProps(form, 'admin.popup');
  const values = useWatch({ control: form.control });
  return (
    <div className={styles.columns}>
      <EditForm
        form={form}
        draft="popup"
        submit="admin.save"
        saved="admin.popup.created"
        invalid={required}
        failed={required}
        onSubmit={(saved) => savePopup(popup, saved)}
      >
        <BilingualField form={form} name="title" label="admin.popup.title" />
        <RichTextField form={form} name="body" label="admin.popup.body" lang="en" />
        <RichTextField form={form} name="bodyBn" label="admin.popup.body" lang="bn" />
        <FormPhotoField
          form={form}
          name="thumbnail"
          label={t('admin.popup.thumbnail')}
          currentUrl={popup?.thumbnail}
          shape="picture"
        />
        <SwitchField {...field('show')} hint={t('admin.popup.show_hint')} />
      </EditForm>
      <PopupPreview {...values} currentUrl={popup?.thumbnail ?? null} />
    </div>
  );
};

/** Null before the popup is saved for the first time. */
const usePopup = () =>
  useQuery({
    ...apiQuery('/popup/find/landing?texts=both', async ({ signal }): Promise<Popup | null> => {
      const params = { path: { popupId }, query: { texts: 'both' as const } };
      return api.GET('/popup/find/{popupId}', { params, signal }).catch((error: unknown) => {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      });
    }),
    // A refetch on focus must not replace what is being typed.
    refetchOnWindowFocus: false,
  });

export default function PopupPage() {
  const query = usePopup();
  return (
    <ScreenPage title="admin.menu.popup">
      <QueryPart query={query} loading={<Skeleton height={220} />}>
        {(popup) => <PopupForm key={popup?.version ?? 0} popup={popup} />}
      </QueryPart>
    </ScreenPage>
  );
}
