import { AnnouncementServiceDefinition } from '@sargam/proto/catalogue/v1/announcements';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { FreebieServiceDefinition } from '@sargam/proto/catalogue/v1/freebies';
import { SearchServiceDefinition } from '@sargam/proto/catalogue/v1/search';
import { SubmissionServiceDefinition } from '@sargam/proto/catalogue/v1/submissions';
import { clientOf } from './client-of.ts';

/** The services of catalogue, each with its idempotent calls. */
export const catalogueClients = {
  catalogue: clientOf(CatalogueServiceDefinition, 'catalogue', [
    'listCourses',
    'listFeaturedCourses',
    'getCourse',
    'getCourses',
    'listInstructors',
    'listFeaturedInstructors',
    'getInstructor',
    'listAllCourses',
    'getCourseChecklist',
    'listAllInstructors',
  ]),
  freebies: clientOf(FreebieServiceDefinition, 'catalogue', ['listFreebies', 'getFreebie', 'deleteFreebie']),
  announcements: clientOf(AnnouncementServiceDefinition, 'catalogue', [
    'listUpcoming',
    'deleteUpcoming',
    'getPopup',
  ]),
  search: clientOf(SearchServiceDefinition, 'catalogue', ['search', 'countCatalogue']),
  submissions: clientOf(SubmissionServiceDefinition, 'catalogue', ['listSentCourses', 'listOwnSubmissions']),
} as const;
