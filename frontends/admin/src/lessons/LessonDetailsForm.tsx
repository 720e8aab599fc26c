import { api, Button, useTranslate } from '@sargam/kit';
import {
  decimalNumber,
  NumberField,
  optionalNumber,
  TextArea,
  TextField,
  useFieldProps,
  useForm,
  wholeNumber,
  z,
  zodResolver,
} from '@sargam/kit/forms';
import { draftQuery } from '../course-editor/course-for-editor.ts';
import { EditForm, FieldRow, refetchStartingWith } from '../form/index.ts';
import { formatChapters, parseChapters } from './chapters.ts';
import { LessonFiles } from './LessonFiles.tsx';
import type { Lesson } from './lesson.ts';
import { formatTempoMap, parseTempoMap } from './tempo-map.ts';

const number = optionalNumber(wholeNumber({ required: 'kit.form.required' }));
const schema = z.object({
  tempo: optionalNumber(decimalNumber({ required: 'kit.form.required' })),
  metre: z.string().trim(),
  firstBeat: number,
  tempoMap: z.string().refine((text) => parseTempoMap(text) !== undefined, 'admin.lessons.tempo_map_form'),
  chapters: z.string().refine((text) => parseChapters(text) !== undefined, 'admin.lessons.chapters_form'),
});

const example = '1:05 First chord | প্রথম কর্ড';

const toText = (value: number | null): string => (value === null ? '' : String(value));

/** What the player uses in addition to the video, all optional: tempo with its changes, metre, first beat, chapters; captions and notes below. */
export const LessonDetailsForm = ({ lesson, onClose }: { lesson: Lesson; onClose: () => void }) => {
  const t = useTranslate();
  const { _id, tempo, metre, firstBeat, tempoMap, chapters } = lesson;
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      tempo: toText(tempo),
      metre: metre ?? '',
      firstBeat: toText(firstBeat),
      tempoMap: formatTempoMap(tempoMap),
      chapters: formatChapters(chapters),
    },
  });
  const field = useFieldProps(form, 'admin.lessons');
  return (
    <>
      <EditForm
        form={form}
        draft={`details of lesson ${_id}`}
        submit="admin.form.save"
        saved="admin.course.updated"
        failed="admin.course.update_failed"
        actions={<Button variant="line" text="kit.cancel" onClick={onClose} />}
        onSubmit={async (values) => {
          await api.POST('/course/lesson/edit/{id}', {
            params: { path: { id: _id }, query: draftQuery },
            body: {
              tempo: values.tempo ?? null,
              metre: values.metre || null,
              firstBeat: values.firstBeat ?? null,
              tempoMap: parseTempoMap(values.tempoMap) ?? [],
              chapters: parseChapters(values.chapters) ?? [],
            },
          });
          await refetchStartingWith('/course/');
        }}
      >
        <FieldRow>
          <NumberField {...field('tempo')} suffix="BPM" />
          <TextField {...field('metre')} lang="en" placeholder="4/4" />
          <NumberField {...field('firstBeat')} suffix="ms" />
        </FieldRow>
        <TextArea
          {...field('tempoMap')}
          rows={2}
          hint={t('admin.lessons.tempo_map_hint', { example: '17 96' })}
        />
        <TextArea {...field('chapters')} rows={4} hint={t('admin.lessons.chapters_hint', { example })} />
      </EditForm>
      <LessonFiles lesson={lesson} />
    </>
  );
};
