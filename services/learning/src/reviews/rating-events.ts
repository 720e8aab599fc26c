import { defineTopic, publishes } from '@sargam/chassis/kafka';
import { RatingEvent } from '@sargam/proto/learning/v1/events';

export const ratingEvents = publishes(defineTopic('learning.ratings.v1', RatingEvent), 'course', {
  changed: 'number and stars of the visible reviews of the course, with their version',
});
