// Prints the diagrams of the README, made from the tables that the code uses. `npm run generate` writes them into the README.
import { readmeBlocksJson, renderStateDiagram } from '@sargam/chassis/diagrams';
import { submissionTransitions } from './courses/submission.ts';
import {
  contentsEvents,
  courseEvents,
  instructorEvents,
  orderEvents,
  ownCourseEvents,
  ownInstructorEvents,
  ratingEvents,
  ratingEventsForReadModel,
} from './events.ts';

process.stdout.write(
  readmeBlocksJson(
    {
      service: 'catalogue',
      publishes: [courseEvents, instructorEvents],
      subscribes: [orderEvents, ratingEvents, contentsEvents],
      subscribesOnEveryReplica: [ownCourseEvents, ownInstructorEvents, ratingEventsForReadModel],
    },
    {
      'submission states': renderStateDiagram(submissionTransitions, {
        initialState: 'editing',
        createdBy: 'save',
      }),
    },
  ),
);
