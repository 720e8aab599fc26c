-- E-mail address or phone of the seller, for invoices; written from the settings at every start.
alter table invoice_terms add column seller_contact text not null default '';
