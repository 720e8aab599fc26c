import type { LocalizedText } from '@sargam/proto/common/v1/text';
import { z } from 'zod';
import { localize, type TextChoice } from './language.ts';
import { Instant, Picture, picturePath, Taka, toIsoInstant, toIsoInstantOrNull } from './schemas.ts';
import { toTaka } from './taka.ts';

/** How a response shows a service's message M: the schema, and the mapping to it. */
export interface ResponseMapping<M, S extends z.ZodType = z.ZodType> {
  readonly schema: S;
  readonly toResponse: (message: M, language: TextChoice) => z.input<S>;
  /** Of a text in two languages: the Bengali text, which an object has as `xBn` beside `x` when both are requested. */
  readonly bengali?: ResponseMapping<M>;
}

type Fields<M> = Readonly<Record<string, ResponseMapping<M>>>;
type ShapeOf<F> = { [N in keyof F]: F[N] extends ResponseMapping<never, infer S> ? S : never };

/** The response of an object, whose fields another response may include. */
export interface ObjectResponse<M, F> extends ResponseMapping<M, z.ZodObject<ShapeOf<F>>> {
  readonly fields: F;
}

const described = <S extends z.ZodType>(schema: S, description: string | undefined): S =>
  description === undefined ? schema : schema.meta({ description });

/** The fields that are added for `texts=both`. */
const bengaliEntries = <M>(
  entries: readonly [string, ResponseMapping<M>][],
): [string, ResponseMapping<M>][] =>
  entries.flatMap(([name, { bengali }]) => (bengali ? [[`${name}Bn`, bengali]] : []));

/** Declares each field of an object with its schema and source. `id` names the schema in the OpenAPI document. */
export const responseOf =
  <M>(id?: string, description?: string) =>
  <const F extends Fields<M>>(fields: F): ObjectResponse<M, F> => {
    const entries = Object.entries<ResponseMapping<M>>(fields);
    const bengali = bengaliEntries(entries);
    const allEntries = [...entries, ...bengali];
    const object = z.object(Object.fromEntries(allEntries.map(([name, { schema }]) => [name, schema])));
    const schema = id === undefined ? object : object.meta({ id, ...(description && { description }) });
    const toResponse = (message: M, language: TextChoice) =>
      Object.fromEntries(
        (language === 'both' ? allEntries : entries).map(([name, value]) => [
          name,
          value.toResponse(message, language),
        ]),
      );
    return { fields, schema, toResponse } as unknown as ObjectResponse<M, F>;
  };

const mapResponse = <M, I>(
  { schema, toResponse }: ResponseMapping<I>,
  read: (message: M) => I,
): ResponseMapping<M> => ({
  schema,
  toResponse: (message, language) => toResponse(read(message), language),
});

/** The fields of a response for another message, which contains the response's message. */
export const mapFields = <M, I, F extends Fields<I>>(fields: F, read: (message: M) => I) =>
  Object.fromEntries(
    Object.entries<ResponseMapping<I>>(fields).map(([name, { bengali, ...own }]) => [
      name,
      { ...mapResponse(own, read), ...(bengali && { bengali: mapResponse(bengali, read) }) },
    ]),
  ) as {
    readonly [N in keyof F]: F[N] extends ResponseMapping<never, infer S> ? ResponseMapping<M, S> : never;
  };

/** A field of any schema. */
export const field = <M, S extends z.ZodType>(
  schema: S,
  toResponse: (message: M, language: TextChoice) => z.input<S>,
): ResponseMapping<M, S> => ({ schema, toResponse });

const withTextsBoth = <S extends z.ZodType>(schema: S) =>
  schema.optional().meta({ description: 'The Bengali text; only with texts=both' });

/** Declares the kind of a field by its schema and the conversion from the value in the message. */
const fieldKind =
  <V, S extends z.ZodType>(schema: S, convert: (value: V, language: TextChoice) => z.input<S>) =>
  <M>(read: (message: M, language: TextChoice) => V, description?: string): ResponseMapping<M, S> =>
    field(described(schema, description), (message, language) => convert(read(message, language), language));

export const text = fieldKind(z.string(), (value: string) => value);
/** Null for an empty text. */
export const textOrNull = fieldKind(z.string().nullable(), (value: string) => value || null);
export const textList = fieldKind(z.array(z.string()), (value: string[]) => value);
export const localized = fieldKind(z.string(), localize);
/** A text that editors write: with `texts=both` the object has the Bengali text as `xBn` too. */
export const bilingual = <M>(
  read: (message: M) => LocalizedText | undefined,
  description?: string,
): ResponseMapping<M, z.ZodString> => ({
  ...localized(read, description),
  bengali: field(withTextsBoth(z.string()), (message) => read(message)?.bn ?? ''),
});
export const flag = fieldKind(z.boolean(), (value: boolean) => value);
export const integer = fieldKind(z.number().int(), (value: number) => value);
/** From poisha to taka. */
export const taka = fieldKind(Taka, toTaka);
export const instant = fieldKind(Instant, toIsoInstant);
export const instantOrNull = fieldKind(Instant.nullable(), toIsoInstantOrNull);
/** From the key of a stored picture to its public path. */
export const picture = fieldKind(Picture, picturePath);

export const localizeAll = (texts: readonly LocalizedText[], language: TextChoice): string[] =>
  texts.map((value) => localize(value, language));
export const localizedList = fieldKind(z.array(z.string()), localizeAll);

/** A list of texts that editors write; with `texts=both` the nth Bengali text belongs to the nth English text. */
export const bilingualList = <M>(
  read: (message: M) => readonly LocalizedText[],
): ResponseMapping<M, z.ZodArray<z.ZodString>> => ({
  ...localizedList(read),
  bengali: field(withTextsBoth(z.array(z.string())), (message) => read(message).map(({ bn }) => bn)),
});

/** A list of the items that `read` finds in the message. */
export const each = <M, I, S extends z.ZodType>(
  item: ResponseMapping<I, S>,
  read: (message: M, language: TextChoice) => readonly I[],
  description?: string,
): ResponseMapping<M, z.ZodArray<S>> =>
  field(
    described(z.array(item.schema), description),
    (message, language) => read(message, language).map((value) => item.toResponse(value, language)) as never,
  );

/** The item that `read` finds in the message; null if there is none. */
export const orNull = <M, I, S extends z.ZodType>(
  item: ResponseMapping<I, S>,
  read: (message: M) => I | undefined,
  description?: string,
): ResponseMapping<M, z.ZodNullable<S>> =>
  field(described(item.schema.nullable(), description), (message, language) => {
    const value = read(message);
    return value === undefined ? null : item.toResponse(value, language);
  });

type ListResponse<K extends string, I> = Readonly<Record<K, readonly I[]>> & { readonly total?: number };

/** `data` and `total` of a list response, whose items are in its field `key`. */
export const listOf = <I, S extends z.ZodType, const K extends string>(item: ResponseMapping<I, S>, key: K) =>
  responseOf<ListResponse<K, I>>()({
    data: each(item, (list) => list[key]),
    total: integer((list) => list.total ?? list[key].length),
  });

type BoundedListResponse<K extends string, I> = Readonly<Record<K, readonly I[]>> & {
  readonly total: number;
  readonly more: boolean;
  readonly next: string;
};

/** A page of a list that can be large. */
export const boundedListOf = <I, S extends z.ZodType, const K extends string>(
  item: ResponseMapping<I, S>,
  key: K,
) =>
  responseOf<BoundedListResponse<K, I>>()({
    data: each(item, (list) => list[key]),
    total: integer((list) => list.total, 'At most 10,000'),
    more: flag((list) => list.more, 'Whether there are more than `total`'),
    next: textOrNull((list) => list.next, 'The `after` of the next page; null on the last page'),
  });

const successTrue = field(z.literal(true), () => true as const);
export const successListOf = <I, S extends z.ZodType, const K extends string>(
  item: ResponseMapping<I, S>,
  key: K,
) => responseOf<ListResponse<K, I>>()({ success: successTrue, ...listOf(item, key).fields });

export const successBoundedListOf = <I, S extends z.ZodType, const K extends string>(
  item: ResponseMapping<I, S>,
  key: K,
) => responseOf<BoundedListResponse<K, I>>()({ success: successTrue, ...boundedListOf(item, key).fields });

/** The response of a call that changes state: `success` and the message to show. */
export const successMessage = (message: string) =>
  responseOf<unknown>()({ success: successTrue, message: text(() => message) });

/** Like `successMessage`, with the response of the result as `data`. */
export const successWith = <M, S extends z.ZodType>(message: string, data: ResponseMapping<M, S>) =>
  responseOf<M>()({ ...successMessage(message).fields, data });
export const success = responseOf<unknown>()({ success: successTrue });
