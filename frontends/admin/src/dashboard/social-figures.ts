import { apiGet } from '@sargam/kit';

/** The networks with their figures. The names are those of the networks in both languages. */
export const networks = [
  { key: 'facebook', name: 'Facebook', figures: ['like', 'follower', 'post', 'group'] },
  { key: 'instagram', name: 'Instagram', figures: ['follower', 'post'] },
  { key: 'twitter', name: 'Twitter', figures: ['follower', 'post'] },
  { key: 'linkedin', name: 'LinkedIn', figures: ['follower', 'post'] },
  { key: 'youtube', name: 'YouTube', figures: ['subscriber', 'video', 'views'] },
] as const;

export const socialFiguresQuery = () => apiGet('/analytics/social-analytics');
