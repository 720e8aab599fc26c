interface Field {
  name: string;
  max: number;
  required: boolean;
}

const required = (name: string, max: number): Field => ({ name, max, required: true });
const optional = (name: string, max: number): Field => ({ name, max, required: false });

/** The fields of a session request with their lengths. Credentials and the amount are checked separately. */
export const sessionFields: readonly Field[] = [
  required('tran_id', 30),
  required('currency', 3),
  required('product_category', 100),
  required('success_url', 255),
  required('fail_url', 255),
  required('cancel_url', 255),
  optional('ipn_url', 255),
  required('cus_name', 50),
  required('cus_email', 50),
  required('cus_phone', 20),
  ...['cus_add1', 'cus_add2', 'cus_city', 'cus_state', 'cus_country'].map((name) => optional(name, 50)),
  optional('cus_postcode', 30),
  optional('cus_fax', 20),
  required('shipping_method', 50),
  required('num_of_item', 10),
  required('product_name', 255),
  required('product_profile', 100),
  optional('multi_card_name', 30),
  optional('allowed_bin', 255),
  ...['value_a', 'value_b', 'value_c', 'value_d'].map((name) => optional(name, 255)),
];

/** Required only with `shipping_method=YES`. */
export const shippingFields: readonly Field[] = [
  required('ship_name', 50),
  required('ship_add1', 50),
  required('ship_city', 50),
  required('ship_postcode', 50),
  required('ship_country', 50),
];

export const urlFields = ['success_url', 'fail_url', 'cancel_url', 'ipn_url'] as const;
