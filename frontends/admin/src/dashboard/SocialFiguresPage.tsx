import { type ApiSchemas, api, queryClient, Skeleton } from '@sargam/kit';
import {
  NumberField,
  optionalNumber,
  useFieldProps,
  useForm,
  wholeNumber,
  z,
  zodResolver,
} from '@sargam/kit/forms';
import { useQuery } from '@tanstack/react-query';
import { EditForm, FieldRow } from '../form/index.ts';
import { QueryPart } from '../page/QueryPart.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import styles from './dashboard.module.css';
import { networks, socialFiguresQuery } from './social-figures.ts';

type Figures = ApiSchemas['SocialFiguresOutput'];

const count = optionalNumber(wholeNumber({ required: 'admin.form.missing' }));
/** The fields are named `facebook.like`. */
const schema = z.record(z.string(), z.record(z.string(), count));

const toFields = (figures: Figures) =>
  Object.fromEntries(
    networks.map(({ key, figures: names }) => [
      key,
      Object.fromEntries(names.map((name) => [name, String(figures[key]?.[name] ?? '')])),
    ]),
  );

/** The figures that have a number; the others stay unchanged. */
const toBody = (values: z.output<typeof schema>): ApiSchemas['SocialFigures'] =>
  JSON.parse(JSON.stringify(values));

const FiguresForm = ({ figures }: { figures: Figures }) => {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: toFields(figures) });
  const field = useFieldProps(form, 'admin.social.figure');
  return (
    <EditForm
      form={form}
      draft="social figures"
      submit="admin.social.save"
      saved="admin.social.saved"
      onSubmit={async (values) => {
        await api.POST('/analytics/social-analytics', { body: toBody(values) });
        await queryClient.invalidateQueries(socialFiguresQuery());
      }}
    >
      {networks.map(({ key, name, figures: names }) => (
        <fieldset key={key} className={styles.network}>
          <legend lang="en">{name}</legend>
          <FieldRow>
            {names.map((figure) => (
              <NumberField
                key={figure}
                {...field(`${key}.${figure}`, { label: `admin.social.figure.${figure}` })}
              />
            ))}
          </FieldRow>
        </fieldset>
      ))}
    </EditForm>
  );
};

/** Figures of Sargam's pages on social networks, which an admin enters. */
export default function SocialFiguresPage() {
  const figures = useQuery(socialFiguresQuery());
  return (
    <ScreenPage title="admin.social.title">
      <QueryPart query={figures} loading={<Skeleton height={420} />}>
        {(loaded) => <FiguresForm figures={loaded} />}
      </QueryPart>
    </ScreenPage>
  );
}
