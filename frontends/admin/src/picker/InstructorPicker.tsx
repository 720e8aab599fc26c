import { apiGet, roles, useTranslate, useUser } from '@sargam/kit';
import { type PickerOption, SearchPicker } from './SearchPicker.tsx';

type Props = {
  value: PickerOption | undefined;
  onChange: (option: PickerOption) => void;
  error?: string;
};

type FoundInstructors = { data: { _id: string; name: string; band: string }[] };

const LIMIT = 10;

const toOptions = ({ data }: FoundInstructors): PickerOption[] =>
  data.map(({ _id, name, band }) => ({ id: _id, name, detail: band }));

const findByName = (answer: FoundInstructors, typed: string): PickerOption[] =>
  toOptions(answer)
    .filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, LIMIT);

/**
 * Chooses an instructor. Admins search all instructors on the server; content uploaders search the published ones, whose list has no
 * search.
 */
export const InstructorPicker = ({ value, onChange, error }: Props) => {
  const t = useTranslate();
  const isAdmin = useUser()?.type === roles.admin;
  const field = {
    label: t('admin.picker.instructor'),
    error,
    chosenName: value?.name ?? '',
    onChoose: onChange,
  };
  if (!isAdmin)
    return (
      <SearchPicker {...field} search={() => apiGet('/instructor/', { query: {} })} toOptions={findByName} />
    );
  return (
    <SearchPicker
      {...field}
      search={(q) =>
        apiGet('/instructor/admin/instructorlist', { query: { page: 1, limit: LIMIT, ...(q && { q }) } })
      }
      toOptions={toOptions}
    />
  );
};
