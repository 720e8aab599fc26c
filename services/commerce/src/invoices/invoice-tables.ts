import type { ColumnType, Generated } from 'kysely';
import type { DocumentKind } from './document-content.ts';

export interface InvoiceTables {
  invoice_numbers: { kind: DocumentKind; last: bigint };
  invoice_terms: {
    only_row: Generated<boolean>;
    seller_name: string;
    seller_address: string;
    vat_bin: string;
    vat_percent: ColumnType<string, number, number>;
  };
  invoices: {
    kind: DocumentKind;
    serial: bigint;
    buyer_id: string;
    order_id: string | null;
    charge_reference: string | null;
    refund_id: string | null;
    content: ColumnType<unknown, string, never>;
    issued_at: Date;
  };
}
