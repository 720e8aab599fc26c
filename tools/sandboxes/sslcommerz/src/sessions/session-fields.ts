/** Parses `tran_id 30, ipn_url? 255`: the maximum length of each field; `?` marks an optional field. */
const parseFields = (text: string) =>
  text.split(',').map((field) => {
    const [, name = '', optional, max] = /(\w+)(\?)? (\d+)/.exec(field) ?? [];
    return { name, max: Number(max), required: !optional };
  });

/** The fields of a session request with their lengths. Credentials and the amount are checked separately. */
export const sessionFields = parseFields(`
  tran_id 30, currency 3, product_category 100, success_url 255, fail_url 255, cancel_url 255, ipn_url? 255,
  cus_name 50, cus_email 50, cus_phone 20, cus_add1? 50, cus_add2? 50, cus_city? 50, cus_state? 50, cus_country? 50,
  cus_postcode? 30, cus_fax? 20, shipping_method 50, num_of_item 10, product_name 255, product_profile 100,
  multi_card_name? 30, allowed_bin? 255, value_a? 255, value_b? 255, value_c? 255, value_d? 255`);

/** Required only with `shipping_method=YES`. */
export const shippingFields = parseFields(
  'ship_name 50, ship_add1 50, ship_city 50, ship_postcode 50, ship_country 50',
);

export const urlFields = ['success_url', 'fail_url', 'cancel_url', 'ipn_url'] as const;
