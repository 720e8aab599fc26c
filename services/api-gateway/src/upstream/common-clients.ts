import { AuditServiceDefinition as CatalogueAuditDefinition } from '@sargam/proto/catalogue/v1/audit';
import { DeadLetterServiceDefinition as CatalogueDeadLetterDefinition } from '@sargam/proto/catalogue/v1/dead_letters';
import { AuditServiceDefinition as CommerceAuditDefinition } from '@sargam/proto/commerce/v1/audit';
import { DeadLetterServiceDefinition as CommerceDeadLetterDefinition } from '@sargam/proto/commerce/v1/dead_letters';
import { AuditServiceDefinition as IdentityAuditDefinition } from '@sargam/proto/identity/v1/audit';
import { DeadLetterServiceDefinition as IdentityDeadLetterDefinition } from '@sargam/proto/identity/v1/dead_letters';
import { AuditServiceDefinition as LearningAuditDefinition } from '@sargam/proto/learning/v1/audit';
import { DeadLetterServiceDefinition as LearningDeadLetterDefinition } from '@sargam/proto/learning/v1/dead_letters';
import { AuditServiceDefinition as MessagingAuditDefinition } from '@sargam/proto/messaging/v1/audit';
import { DeadLetterServiceDefinition as MessagingDeadLetterDefinition } from '@sargam/proto/messaging/v1/dead_letters';
import { AuditServiceDefinition as PayoutsAuditDefinition } from '@sargam/proto/payouts/v1/audit';
import { DeadLetterServiceDefinition as PayoutsDeadLetterDefinition } from '@sargam/proto/payouts/v1/dead_letters';
import { AuditServiceDefinition as StoreAuditDefinition } from '@sargam/proto/store/v1/audit';
import { DeadLetterServiceDefinition as StoreDeadLetterDefinition } from '@sargam/proto/store/v1/dead_letters';
import { clientOf } from './client-of.ts';

/** The clients of what every service offers: its audit log and its dead letters. */
export const commonClients = {
  identityAudit: clientOf(IdentityAuditDefinition, 'identity', ['listAuditEntries']),
  catalogueAudit: clientOf(CatalogueAuditDefinition, 'catalogue', ['listAuditEntries']),
  learningAudit: clientOf(LearningAuditDefinition, 'learning', ['listAuditEntries']),
  messagingAudit: clientOf(MessagingAuditDefinition, 'messaging', ['listAuditEntries']),
  commerceAudit: clientOf(CommerceAuditDefinition, 'commerce', ['listAuditEntries']),
  storeAudit: clientOf(StoreAuditDefinition, 'store', ['listAuditEntries']),
  payoutsAudit: clientOf(PayoutsAuditDefinition, 'payouts', ['listAuditEntries']),
  identityDeadLetters: clientOf(IdentityDeadLetterDefinition, 'identity', ['listDeadLetters']),
  catalogueDeadLetters: clientOf(CatalogueDeadLetterDefinition, 'catalogue', ['listDeadLetters']),
  commerceDeadLetters: clientOf(CommerceDeadLetterDefinition, 'commerce', ['listDeadLetters']),
  learningDeadLetters: clientOf(LearningDeadLetterDefinition, 'learning', ['listDeadLetters']),
  messagingDeadLetters: clientOf(MessagingDeadLetterDefinition, 'messaging', ['listDeadLetters']),
  storeDeadLetters: clientOf(StoreDeadLetterDefinition, 'store', ['listDeadLetters']),
  payoutsDeadLetters: clientOf(PayoutsDeadLetterDefinition, 'payouts', ['listDeadLetters']),
};
