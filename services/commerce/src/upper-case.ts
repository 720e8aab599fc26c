/** The text in upper case, with its literal type: protobuf enum values are `ORDER_STATE_PAID` for our `paid`. */
export const upperCase = <Text extends string>(text: Text) => text.toUpperCase() as Uppercase<Text>;
