import { z } from 'zod';
import { CodeInput } from '../src/api/code-input.ts';
import { routes } from '../src/routes/index.ts';

/** A text without a largest length and without a format of bounded length. */
const isUnbounded = ({ _zod: { def } }: z.core.$ZodType): boolean => {
  if (def.type !== 'string') return false;
  const checks = [def, ...(def.checks ?? []).map((check) => check._zod.def)] as readonly {
    readonly check?: string;
    readonly pattern?: RegExp;
  }[];
  return !checks.some(
    ({ check, pattern }) => check === 'max_length' || (pattern && !/[*+]|\{\d+,\}/.test(pattern.source)),
  );
};

interface Def {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly options?: readonly z.core.$ZodType[];
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
}

/** Of two schemas one after the other, one bounds the text for both. */
const isBoundedByOne = (from: z.core.$ZodType, out: z.core.$ZodType, path: string): boolean =>
  findUnbounded(from, path).length === 0 ||
  (!(out instanceof z.ZodTransform) && findUnbounded(out, path).length === 0);

/** The paths of the unbounded texts of a schema. */
const findUnbounded = (schema: z.core.$ZodType, path: string): string[] => {
  const { shape = {}, options = [], innerType, element, in: from, out } = schema._zod.def as Def;
  if (schema === CodeInput) return []; // Cuts the text.
  if (from && out) return isBoundedByOne(from, out, path) ? [] : findUnbounded(from, path);
  return [
    ...(isUnbounded(schema) ? [path] : []),
    ...Object.entries(shape).flatMap(([name, field]) => findUnbounded(field, `${path}.${name}`)),
    ...[...options, innerType, element].flatMap((inner) => (inner ? findUnbounded(inner, path) : [])),
  ];
};

it('every text of a request has a largest length', () => {
  const unbounded = routes.flatMap(({ method, path, params, query, body }) =>
    [params, query, body].flatMap((schema) => (schema ? findUnbounded(schema, `${method} ${path}`) : [])),
  );
  expect(unbounded).toEqual([]);
});
