import {
  type ApiSchemas,
  api,
  apiGet,
  Badge,
  Button,
  ButtonLink,
  CoverPicture,
  PictureCard,
  typography,
  useCategoryName,
  useI18n,
} from '@sargam/kit';
import { splitGraphemes } from '@sargam/kit/format';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { CardList } from '../cards/CardList.tsx';
import cardStyles from '../cards/cards.module.css';
import { DeleteDialog, useAction } from '../form/index.ts';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { CsvButton, FilterBar, SelectFilter, useList, useListState } from '../table/index.ts';
import { freebieCategories } from './freebie-schema.ts';

type Freebie = ApiSchemas['FreebieCard'];

const SUBTITLE_LENGTH = 100;

/** The first 100 user-perceived characters. */
const cutSubtitle = (subtitle: string): string => {
  const characters = splitGraphemes(subtitle);
  if (characters.length <= SUBTITLE_LENGTH) return subtitle;
  return `${characters.slice(0, SUBTITLE_LENGTH).join('')}…`;
};

const FreebieAdminCard = ({ freebie, onDelete }: { freebie: Freebie; onDelete: () => void }) => {
  const { format } = useI18n();
  const categoryName = useCategoryName();
  const { _id, title, subtitle, catagory, thumbnail, createdAt } = freebie;
  return (
    <PictureCard
      as="h2"
      className={cardStyles.still}
      title={<ScreenLink to={`/freebies/${_id}`}>{title}</ScreenLink>}
      picture={<CoverPicture src={thumbnail} id={_id} catagory={catagory} loading="lazy" />}
      above={
        <p>
          <Badge>{categoryName(catagory)}</Badge>
        </p>
      }
    >
      <p className={typography.muted}>{cutSubtitle(subtitle)}</p>
      <p className={`${typography.small} ${typography.faint}`}>{format.date(createdAt)}</p>
      <div className={cardStyles.actions}>
        <ButtonLink variant="line" size="small" to={`/update-freebies/${_id}`} text="admin.edit" />
        <Button variant="line" size="small" onClick={onDelete} text="admin.delete" />
      </div>
    </PictureCard>
  );
};

export default function FreebiesPage() {
  const { t } = useI18n();
  const categoryName = useCategoryName();
  const list = useListState({ pageSize: 12, filters: { catagory: freebieCategories } });
  const result = useList(apiGet('/freebies/', { query: list.query }));
  const [asked, setAsked] = useState<Freebie>();
  const remove = useAction(
    ({ _id: id }: Freebie) => api.DELETE('/freebies/{id}', { params: { path: { id } } }),
    { saved: 'admin.freebie.deleted', failed: 'admin.generic.failed_please', refresh: '/freebies' },
  );
  const add = <ButtonLink to="/addpost" icon={<IconPlus aria-hidden />} text="admin.menu.freebie_add" />;
  return (
    <ScreenPage
      title="admin.menu.freebies"
      actions={
        <>
          <CsvButton url={result.url} name="sargam-freebies" />
          {add}
        </>
      }
    >
      <FilterBar>
        <SelectFilter
          list={list}
          name="catagory"
          label="admin.freebie.category"
          options={freebieCategories.map((value) => ({ value, text: categoryName(value) }))}
        />
      </FilterBar>
      <CardList
        list={list}
        result={result}
        rowKey={({ _id }) => _id}
        card={(freebie) => <FreebieAdminCard freebie={freebie} onDelete={() => setAsked(freebie)} />}
        emptyAction={add}
      />
      <DeleteDialog
        row={asked}
        title={t('admin.store.delete_title', { name: asked?.title ?? '' })}
        text={t('admin.freebie.delete_text')}
        remove={remove}
        onClose={() => setAsked(undefined)}
      />
    </ScreenPage>
  );
}
