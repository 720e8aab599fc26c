#!/bin/sh
# Made by npm run generate from what each service publishes and subscribes to.
# Usage: KAFKA_ACLS="kafka-acls.sh --bootstrap-server broker:9093 --command-config admin.properties" TOPIC_PREFIX= ./acls.sh
# The principal of a service is User:sargam-<service>. An event of money is therefore only from its owner.
set -eu
prefix="${TOPIC_PREFIX:-}"
allow() {
  principal="$1"
  shift
  # Several words: the command with its options.
  ${KAFKA_ACLS:?} --add --allow-principal "$principal" "$@"
}

# catalogue
allow "User:sargam-catalogue" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}catalogue.courses.v1"
allow "User:sargam-catalogue" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}catalogue.instructors.v1"
allow "User:sargam-catalogue" --operation Create --operation Describe --operation Read --topic "${prefix}commerce.orders.v1"
allow "User:sargam-catalogue" --operation Create --operation Describe --operation Read --topic "${prefix}learning.ratings.v1"
allow "User:sargam-catalogue" --operation Create --operation Describe --operation Read --topic "${prefix}learning.courses.v1"
allow "User:sargam-catalogue" --operation Create --operation Describe --operation Read --topic "${prefix}catalogue.courses.v1"
allow "User:sargam-catalogue" --operation Create --operation Describe --operation Read --topic "${prefix}catalogue.instructors.v1"
allow "User:sargam-catalogue" --operation Create --operation Describe --operation Read --topic "${prefix}learning.ratings.v1"
allow "User:sargam-catalogue" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}commerce.orders.v1.dead"
allow "User:sargam-catalogue" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}learning.ratings.v1.dead"
allow "User:sargam-catalogue" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}learning.courses.v1.dead"
allow "User:sargam-catalogue" --operation Describe --operation Read --operation Delete --group "${prefix}catalogue." --resource-pattern-type prefixed

# commerce
allow "User:sargam-commerce" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}commerce.orders.v1"
allow "User:sargam-commerce" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}commerce.access.v1"
allow "User:sargam-commerce" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}commerce.payments.v1"
allow "User:sargam-commerce" --operation Create --operation Describe --operation Read --topic "${prefix}identity.users.v2"
allow "User:sargam-commerce" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}identity.users.v2.dead"
allow "User:sargam-commerce" --operation Describe --operation Read --operation Delete --group "${prefix}commerce." --resource-pattern-type prefixed

# identity
allow "User:sargam-identity" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}identity.users.v2"
allow "User:sargam-identity" --operation Create --operation Describe --operation Read --topic "${prefix}learning.enrolments.v1"
allow "User:sargam-identity" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}learning.enrolments.v1.dead"
allow "User:sargam-identity" --operation Describe --operation Read --operation Delete --group "${prefix}identity." --resource-pattern-type prefixed

# learning
allow "User:sargam-learning" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}learning.enrolments.v1"
allow "User:sargam-learning" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}learning.certificates.v1"
allow "User:sargam-learning" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}learning.ratings.v1"
allow "User:sargam-learning" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}learning.reviews.v1"
allow "User:sargam-learning" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}learning.courses.v1"
allow "User:sargam-learning" --operation Create --operation Describe --operation Read --topic "${prefix}catalogue.courses.v1"
allow "User:sargam-learning" --operation Create --operation Describe --operation Read --topic "${prefix}commerce.orders.v1"
allow "User:sargam-learning" --operation Create --operation Describe --operation Read --topic "${prefix}commerce.access.v1"
allow "User:sargam-learning" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}catalogue.courses.v1.dead"
allow "User:sargam-learning" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}commerce.orders.v1.dead"
allow "User:sargam-learning" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}commerce.access.v1.dead"
allow "User:sargam-learning" --operation Describe --operation Read --operation Delete --group "${prefix}learning." --resource-pattern-type prefixed

# messaging
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --topic "${prefix}catalogue.courses.v1"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --topic "${prefix}catalogue.instructors.v1"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --topic "${prefix}identity.users.v2"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --topic "${prefix}commerce.orders.v1"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --topic "${prefix}commerce.access.v1"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --topic "${prefix}store.giftcards.v2"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --topic "${prefix}payouts.settlements.v1"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --topic "${prefix}learning.certificates.v1"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --topic "${prefix}learning.reviews.v1"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}catalogue.courses.v1.dead"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}catalogue.instructors.v1.dead"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}identity.users.v2.dead"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}commerce.orders.v1.dead"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}commerce.access.v1.dead"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}store.giftcards.v2.dead"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}payouts.settlements.v1.dead"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}learning.certificates.v1.dead"
allow "User:sargam-messaging" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}learning.reviews.v1.dead"
allow "User:sargam-messaging" --operation Describe --operation Read --operation Delete --group "${prefix}messaging." --resource-pattern-type prefixed

# payouts
allow "User:sargam-payouts" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}payouts.settlements.v1"
allow "User:sargam-payouts" --operation Create --operation Describe --operation Read --topic "${prefix}identity.users.v2"
allow "User:sargam-payouts" --operation Create --operation Describe --operation Read --topic "${prefix}catalogue.instructors.v1"
allow "User:sargam-payouts" --operation Create --operation Describe --operation Read --topic "${prefix}catalogue.courses.v1"
allow "User:sargam-payouts" --operation Create --operation Describe --operation Read --topic "${prefix}commerce.orders.v1"
allow "User:sargam-payouts" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}identity.users.v2.dead"
allow "User:sargam-payouts" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}catalogue.instructors.v1.dead"
allow "User:sargam-payouts" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}catalogue.courses.v1.dead"
allow "User:sargam-payouts" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}commerce.orders.v1.dead"
allow "User:sargam-payouts" --operation Describe --operation Read --operation Delete --group "${prefix}payouts." --resource-pattern-type prefixed

# store
allow "User:sargam-store" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}store.giftcards.v2"
allow "User:sargam-store" --operation Create --operation Describe --operation Read --topic "${prefix}commerce.payments.v1"
allow "User:sargam-store" --operation Create --operation Describe --operation Read --operation Write --topic "${prefix}commerce.payments.v1.dead"
allow "User:sargam-store" --operation Describe --operation Read --operation Delete --group "${prefix}store." --resource-pattern-type prefixed
