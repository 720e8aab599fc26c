import { announce, defineTopic } from '@sargam/chassis/events';
import type { Tx } from '@sargam/chassis/sql';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import { EnrolmentEvent } from '@sargam/proto/learning/v1/events';
import type { Tables } from '../database.ts';
import { enrolmentMessage } from './enrolment-message.ts';
import type { EnrolmentRow } from './enrolment-store.ts';

export const orderEvents = defineTopic('commerce.orders.v1', OrderEvent);
export const enrolmentEvents = defineTopic('learning.enrolments.v1', EnrolmentEvent);

export const announceEnrolled = (tx: Tx<Tables>, row: EnrolmentRow, now: Date): Promise<string> =>
  announce(tx, enrolmentEvents, row.id, {
    event: {
      $case: 'enrolled',
      value: {
        enrolment: enrolmentMessage(
          { ...row, lessons_total: 0, lessons_completed: 0, next_lesson_id: null },
          now,
        ),
      },
    },
  });
