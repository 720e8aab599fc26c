import { z } from 'zod';
import { tiers } from '../courses/course.ts';
import { type DocumentContent, refundReasons } from './document-content.ts';

const poisha = z.string().transform(BigInt);
const bothLanguages = z.object({ en: z.string(), bn: z.string() });
const common = {
  terms: z.object({
    sellerName: z.string(),
    sellerAddress: z.string(),
    vatBin: z.string(),
    vatPercent: z.number(),
  }),
  reference: z.string(),
  method: z.string(),
  vat: poisha,
};

const invoice = z.object({
  ...common,
  kind: z.literal('invoice'),
  lines: z.array(
    z.object({
      title: bothLanguages,
      access: z
        .object({ tier: z.enum(tiers), days: z.number(), kind: z.enum(['new', 'extension', 'upgrade']) })
        .optional(),
      quantity: z.number(),
      amount: poisha,
    }),
  ),
  subtotal: poisha,
  wallet: poisha,
  coupon: z.object({ code: z.string(), percent: z.number() }).optional(),
  discount: poisha,
  rounding: poisha,
  payable: poisha,
});

const creditNote = z.object({
  ...common,
  kind: z.literal('credit-note'),
  invoice: z.object({ number: z.string(), issuedAt: z.coerce.date() }).optional(),
  titles: z.array(bothLanguages),
  reason: z.enum(refundReasons),
  amount: poisha,
  wallet: poisha,
  card: poisha,
});

const facts = z.discriminatedUnion('kind', [invoice, creditNote]);

/** Amounts are stored as text, because JSON numbers cannot hold every bigint. */
export const serializeContent = (of: DocumentContent): string =>
  JSON.stringify(of, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** @throws if the JSON was not written by a version of this service. */
export const parseContent = (json: unknown): DocumentContent => facts.parse(json);
